import { isVisible } from '../../internal/isVisible.ts';
import { getWindow, type Root } from '../../internal/roots.ts';

/** Returns the heading of the page. A loading page may have an empty one, which has nothing to be read. */
export function findHeading(root: Root): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('h1:not(:empty)')].find(isVisible);
}

/**
 * Scrolls to the top of the page and focuses its heading. Call it in an effect after your router has changed the path,
 * except for the first page of a visit; with the root in which the page is rendered, if it is not the document of the script.
 */
export function focusHeading(root: Root = document): void {
  getWindow(root.firstElementChild).scrollTo({ top: 0, behavior: 'instant' });
  const heading = findHeading(root);
  // An overlay opened meanwhile would close if it lost focus.
  if (!heading?.closest('[aria-hidden="true"], [inert]')) heading?.focus({ preventScroll: true });
}
