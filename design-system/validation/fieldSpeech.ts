import { announce } from '../internal/announcer.ts';
import { getActiveElement, getRoot, hasFocusWithin } from '../internal/roots.ts';

/**
 * How far the control exposes a message that appears while its field is edited: `silent` not at all; `announced`, after the message was
 * announced, only that the value is invalid; null all of it. NVDA reads each change of the focused control's state and description,
 * and would read a message together with the letter that was typed.
 */
export type Quiet = 'silent' | 'announced' | null;

/** How long a pause in typing is, after which the result is announced, in ms. */
const pauseMs = 1000;

type Options = {
  /** The id of the element with the shown message. */
  readonly messageId: string;
  readonly getRoot: () => Element | undefined;
  readonly getLabel: () => string;
  /** Returns the text to announce when the field becomes valid. */
  readonly getCorrection: () => string;
  readonly onChange: (quiet: Quiet) => void;
};

function isFocusElsewhere(root: Element | undefined): boolean {
  const active = getActiveElement(root);
  return active !== null && !active.matches('body') && !root?.contains(active);
}

/**
 * Announces the messages of one field: after a pause in typing or when the user leaves it, once, with the name of the field. Messages
 * that come in another way are read with the control, which the form focuses.
 */
export function createFieldSpeech({
  messageId,
  getRoot: getFieldRoot,
  getLabel,
  getCorrection,
  onChange,
}: Options) {
  let quiet: Quiet = null;
  let isEditing = false;
  /** The message that the user has heard, or that was shown before the edit. */
  let knownMessage = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getShownMessage = () =>
    getRoot(getFieldRoot()).getElementById(messageId)?.textContent ?? '';

  function setQuiet(next: Quiet): void {
    if (quiet === next) return;
    quiet = next;
    onChange(next);
  }

  function announceNamed(message: string): void {
    const label = getLabel();
    const isNamed = message.toLowerCase().includes(label.toLowerCase());
    announce(isNamed ? message : `${label}: ${message}`);
  }

  function announceChange(): void {
    const shown = getShownMessage();
    if (shown === knownMessage) return;
    knownMessage = shown;
    if (shown) announceNamed(shown);
    else announce(getCorrection());
  }

  function endEditing(): void {
    clearTimeout(timer);
    isEditing = false;
    setQuiet(null);
  }

  return {
    /** Handles input, before it changes the message. If focus is in an open list, screen readers read the message when it returns. */
    edit(): void {
      if (!hasFocusWithin(getFieldRoot())) return;
      if (!isEditing) knownMessage = getShownMessage();
      isEditing = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        announceChange();
        if (quiet) setQuiet('announced');
      }, pauseMs);
    },
    /** Handles a change of the shown message. */
    change(): void {
      if (!isEditing) return;
      setQuiet('silent');
      // Starts the pause again: the result of an asynchronous rule may come after it.
      this.edit();
    },
    /**
     * Handles the loss of focus, after it has changed the message. Nothing is announced if the user has edited nothing, or if another
     * control has the focus already: the message would seem to belong to it.
     */
    leave(): void {
      const mayAnnounce = isEditing && !isFocusElsewhere(getFieldRoot());
      endEditing();
      // The microtask runs after React has rendered the message.
      if (mayAnnounce) queueMicrotask(announceChange);
    },
    /** Handles a submit: announces the message if the field keeps the focus. */
    submit(): void {
      endEditing();
      const root = getFieldRoot();
      if (!hasFocusWithin(root)) return;
      // Later, because the form may move the focus to another invalid field.
      setTimeout(() => {
        const shown = getShownMessage();
        if (shown && hasFocusWithin(root)) announceNamed(shown);
      }, 0);
    },
    end: endEditing,
  };
}
