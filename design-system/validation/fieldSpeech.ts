import { announce } from '../internal/announcer.ts';

/**
 * How much of a message that appears while its field is edited is connected with the control: nothing, or, once it was announced,
 * that the value is invalid. Null connects all of it. NVDA reads each change of a state or a description under focus, and would read a
 * message that appears with the first letter together with it.
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
  const { activeElement: active, body } = document;
  return active !== null && active !== body && !root?.contains(active);
}

/**
 * Announces the messages of one field: after a pause in typing or when the user leaves it, once, with the name of the field. Messages
 * that come in another way are read with the control, which the form focuses.
 */
export function createFieldSpeech({
  messageId,
  getRoot,
  getLabel,
  getCorrection,
  onChange,
}: Options) {
  let quiet: Quiet = null;
  let isEditing = false;
  /** The message that the user knows of. */
  let known = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getShown = () => document.getElementById(messageId)?.textContent ?? '';

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
    const shown = getShown();
    if (shown === known) return;
    known = shown;
    if (shown) announceNamed(shown);
    else announce(getCorrection());
  }

  function endEditing(): void {
    clearTimeout(timer);
    isEditing = false;
    setQuiet(null);
  }

  return {
    /** Handles input, before it changes the message. Where focus is elsewhere, as in an open list, it reads the control on its return. */
    edit(): void {
      if (!getRoot()?.contains(document.activeElement)) return;
      if (!isEditing) known = getShown();
      isEditing = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        announceChange();
        if (quiet) setQuiet('announced');
      }, pauseMs);
    },
    /** Handles that another message is shown. */
    change(): void {
      if (!isEditing) return;
      setQuiet('silent');
      // The answer of an asynchronous rule may come after the pause.
      this.edit();
    },
    /**
     * Handles the loss of focus, after it has changed the message. Nothing is announced where the user has only passed, nor once the
     * focus is elsewhere, where the message would be taken for the message of the other field.
     */
    leave(): void {
      const isNews = isEditing && !isFocusElsewhere(getRoot());
      endEditing();
      // React renders before.
      if (isNews) queueMicrotask(announceChange);
    },
    /** Handles a submit, which reads the message of the field that keeps the focus. */
    submit(): void {
      endEditing();
      const root = getRoot();
      if (root?.contains(document.activeElement) !== true) return;
      setTimeout(() => {
        const shown = getShown();
        if (shown && root.contains(document.activeElement)) announceNamed(shown);
      }, 0);
    },
    end: endEditing,
  };
}
