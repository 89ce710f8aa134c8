/** Takes the reader to the top of a page whose content is new: the heading has the focus. */
export function toHeading(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('h1');
  // What the reader has opened over the page while it came would close without the focus.
  if (!heading?.closest('[aria-hidden="true"], [inert]')) heading?.focus({ preventScroll: true });
}
