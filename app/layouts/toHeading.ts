/** Takes the reader to the top of a page whose content is new: the heading has the focus. */
export function toHeading(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector('h1')?.focus({ preventScroll: true });
}
