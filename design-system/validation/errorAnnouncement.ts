/** Lets a screen reader say the messages of the field that is being edited. */
export function announceErrors(id: string): void {
  document.getElementById(`${id}-message`)?.setAttribute('aria-live', 'polite');
}

/** Keeps a message that comes with many others from being read out. */
export function silenceErrors(id: string): void {
  document.getElementById(`${id}-message`)?.removeAttribute('aria-live');
}
