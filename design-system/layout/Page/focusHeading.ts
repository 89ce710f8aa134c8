/**
 * Takes the reader to the top of a page whose content is new, with the focus on its heading: for the effect of a router
 * that has changed the path. On the first page of a visit the browser itself places the reader.
 */
export function focusHeading(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('h1');
  // What the reader has opened over the page while it came would close without the focus.
  if (!heading?.closest('[aria-hidden="true"], [inert]')) heading?.focus({ preventScroll: true });
}
