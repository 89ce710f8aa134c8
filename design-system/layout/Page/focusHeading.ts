/**
 * Scrolls to the top of the page and focuses its heading. Call it in an effect after your router has changed the path,
 * except for the first page of a visit.
 */
export function focusHeading(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  // A loading page may have an empty heading as a placeholder, which screen readers would read as "heading" only.
  const heading = document.querySelector<HTMLElement>('h1:not(:empty)');
  // An overlay opened meanwhile would close if it lost focus.
  if (!heading?.closest('[aria-hidden="true"], [inert]')) heading?.focus({ preventScroll: true });
}
