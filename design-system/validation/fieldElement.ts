import { getElements } from './formElement.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type FieldListeners = {
  /** A native check of the form found the field invalid. */
  readonly onInvalid: () => void;
  /** The field is the first invalid one of that check. */
  readonly onFocus: () => void;
  /** The form is being reset; its controls get their initial values after this call. */
  readonly onReset: (event: Event) => void;
};

function isFirstInvalid(control: Control): boolean {
  const controls = control.form === null ? [control] : getElements(control.form);
  return (
    controls.find(
      (other) =>
        other.matches('input, select, textarea, button') && !(other as Control).validity.valid,
    ) === control
  );
}

/**
 * Listens to native validation of a field's controls (without the browser's bubble, since the field shows its own message) and to the
 * reset of the form around it. Returns the function that stops listening.
 */
export function listenToControls(root: HTMLElement, listeners: FieldListeners): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onInvalid = (event: Event) => {
    event.preventDefault();
    listeners.onInvalid();
    if (isFirstInvalid(event.target as Control)) listeners.onFocus();
  };
  root.addEventListener('invalid', onInvalid, { capture: true, signal });
  // On the document or shadow root, because a control outside its form may be mounted before the form is. In the capture phase, to run
  // before React Aria's controls report the values of the first render.
  const onReset = (event: Event) => {
    const form = root.querySelector<Control>('input, select, textarea')?.form;
    if (form && event.target === form) listeners.onReset(event);
  };
  root.getRootNode().addEventListener('reset', onReset, { capture: true, signal });
  return () => end.abort();
}

/**
 * Opens the closed containers around an element, as find-in-page does: each receives `beforematch`. Returns whether the element
 * is visible then.
 */
export function reveal(element: HTMLElement): boolean {
  const containers: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node; node = node.parentElement) {
    if (node.hidden || node.inert) containers.unshift(node);
  }
  for (const container of containers) container.dispatchEvent(new Event('beforematch'));
  const isInert = element.closest('[inert]') !== null;
  // Safari before 17.4 and jsdom have no checkVisibility.
  const isVisible = element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  return !isInert && isVisible;
}

/** Returns the visible label of a field. */
export const findLabel = (root: HTMLElement | undefined) =>
  root?.querySelector('[data-part="label"]')?.textContent;

const listControls = (root: HTMLElement) =>
  root.querySelectorAll<Control>('input, select, textarea');

/**
 * Sets `aria-invalid="false"` on invalid controls whose field shows no message yet: screen readers would call them invalid. React sets
 * the attribute with the message, and removes it afterwards.
 */
export function hideValidity(root: HTMLElement): void {
  for (const control of listControls(root)) {
    if (control.validationMessage !== '' && !control.hasAttribute('aria-invalid'))
      control.setAttribute('aria-invalid', 'false');
  }
}

/** Creates the function that makes `:invalid` and `form.checkValidity()` agree with our result; an empty text is valid. */
export function createCustomValidity() {
  let validity = '';
  return (root: HTMLElement, text: string): void => {
    if (text === '' && validity === '') return;
    validity = text;
    for (const control of listControls(root)) {
      // Setting the same message would still restyle the control.
      if (control.validationMessage !== text) control.setCustomValidity(text);
    }
    hideValidity(root);
  };
}

let isPointerDown = false;
const tracked = new WeakSet<Document>();
const waiting = new Set<() => void>();

// Browsers fire no `pointerup` for a press that opens a context menu or a native list, or that drags. The next key ends such a press.
const pointerEnds = ['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'];

function endPress(): void {
  isPointerDown = false;
  // In the next task, because the click follows `pointerup`.
  for (const run of waiting) setTimeout(run, 0);
  waiting.clear();
}

/** Starts to track whether a pointer is down in the document of a field, for `afterPointerUp`. */
export function trackPointer({ ownerDocument: page }: Element): void {
  if (tracked.has(page)) return;
  tracked.add(page);
  page.addEventListener('pointerdown', () => (isPointerDown = true), true);
  for (const end of pointerEnds) page.addEventListener(end, endPress, true);
}

/**
 * Runs now or, while a pointer is down, after it is up, so that a message that appears on blur cannot move the button that is
 * being pressed.
 */
export function afterPointerUp(run: () => void): void {
  if (isPointerDown) waiting.add(run);
  else run();
}
