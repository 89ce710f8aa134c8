import { getActiveElement } from '../../internal/roots.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const typing = new Set([
  'insertText',
  'insertCompositionText',
  'deleteContentBackward',
  'deleteContentForward',
]);

/** Sets a text without React's knowledge, so that the event under way reports it as typed. */
function setText(control: TextControl, text: string): void {
  const { prototype } = control.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(prototype, 'value', text, control);
}

/**
 * Keeps the history of a control whose text is also written by its field, such as a formatted number. Chromium's own history does not know
 * written texts: it applies its steps to them, and "undo, redo" would double a number. So the browser decides when there is a step to undo,
 * also from its menu, and this history decides what the text then is.
 */
export function createEditHistory(control: TextControl) {
  const past: string[] = [];
  let future: string[] = [];
  /** The text after the last edit, as typed. */
  let current = control.value;
  /** The text as last seen, typed or written. */
  let seen = current;
  /** Whether a text was ever written, so that the browser's history is wrong. */
  let isWritten = false;
  /** Whether the browser is recording a written text. */
  let isRecording = false;
  /** Whether an edit is under way, whose text the field may write in another form. */
  let isEditing = false;
  /** Where the caret was after typing; null if the next edit begins a new step. */
  let caret: string | null = null;
  let before = { text: current, caret: '' };

  const readCaret = () => `${control.selectionStart} ${control.selectionEnd}`;

  function add(text: string, previous: string): void {
    past.push(previous);
    future = [];
    current = text;
  }

  /** Lets the browser record a written text as one edit, because it offers only what it has recorded. */
  function record(text: string, previous: string): void {
    // The only way to add to the browser's history is deprecated, but no browser plans to remove it. jsdom does not have it.
    const page = control.ownerDocument;
    if (!('execCommand' in page)) return;
    isRecording = true;
    setText(control, previous);
    control.select();
    page.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    if (control.value !== text) setText(control, text);
    isRecording = false;
  }

  /** Compares the text with the one last seen. Writing into a focused control, or clearing it, is an edit; any other text is only another form.*/
  function noticeWrite(): void {
    const text = control.value;
    if (text === seen) return;
    const previous = seen;
    seen = text;
    isWritten = true;
    if (isEditing) caret = readCaret();
    else {
      caret = null;
      const hasFocus = getActiveElement(control) === control;
      if (hasFocus || text === '') add(text, previous);
      if (hasFocus) record(text, previous);
    }
  }

  function takeStep(from: string[], to: string[]): void {
    const text = from.pop();
    if (text === undefined) return;
    to.push(current);
    current = text;
  }

  function onBeforeInput(): void {
    noticeWrite();
    before = { text: control.value, caret: readCaret() };
  }

  function onInput(event: Event): void {
    if (isRecording) {
      event.stopImmediatePropagation();
      return;
    }
    const { inputType } = event as Partial<InputEvent>;
    // A field that writes a text may report it by an event, for React.
    if (!inputType) return noticeWrite();
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      if (inputType === 'historyUndo') takeStep(past, future);
      else takeStep(future, past);
      if (isWritten) setText(control, current);
      current = control.value;
      caret = null;
    } else {
      const isContinued = typing.has(inputType) && caret !== null && caret === before.caret;
      if (isContinued) {
        future = [];
        current = control.value;
      } else add(control.value, before.text);
      caret = typing.has(inputType) ? readCaret() : null;
    }
    seen = control.value;
    isEditing = true;
    setTimeout(() => (isEditing = false));
  }

  function onBlur(): void {
    caret = null;
    isEditing = false;
  }

  // A timer may not have run yet when the next key is pressed.
  const onKeyDown = () => (isEditing = false);
  const listeners = {
    beforeinput: onBeforeInput,
    input: onInput,
    keydown: onKeyDown,
    blur: onBlur,
  };
  for (const [type, listener] of Object.entries(listeners)) {
    control.addEventListener(type, listener, true);
  }
  return { noticeWrite };
}
