// A control that is named `elements` or `addEventListener` hides that property of its form:
// https://github.com/whatwg/html/issues/2212. The prototypes still have it.

/** Returns the controls of a form. */
export function getElements(form: HTMLFormElement): Element[] {
  const elements: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return [...(elements as HTMLFormControlsCollection)];
}

/** Submits a form, as a press on the button would. */
export function requestSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  HTMLFormElement.prototype.requestSubmit.call(form, submitter);
}

/** Listens to an event of a form; without a form it does nothing. */
export function listenToForm(
  form: HTMLFormElement | null | undefined,
  ...rest: Parameters<EventTarget['addEventListener']>
): void {
  if (form) EventTarget.prototype.addEventListener.apply(form, rest);
}
