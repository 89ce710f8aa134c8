import { getRoot } from '../../internal/roots.ts';

/** Where the button is: in the gutter beside the page, in this element of the navbar, or nowhere. */
export type Place = 'gutter' | Element | null;

// The elements that the button must not cover.
const protectedElements =
  'tr, li, [role="row"], [data-part="action-bar"], [data-part="bottom-bar"], a, button';

function isBesidePage(corner: Element, { left, right }: DOMRect): boolean {
  const page = getRoot(corner).querySelector('main [data-width]');
  if (!page) return true;
  const box = page.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(page);
  return (
    right <= box.left + (parseFloat(paddingLeft) || 0) ||
    left >= box.right - (parseFloat(paddingRight) || 0)
  );
}

// The call of elementsFromPoint is optional, because jsdom does not have it.
// Tests the four corners of the button, 1 px inside of it.
function covers(corner: Element, { left, right, top, bottom }: DOMRect): boolean {
  const points = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]));
  return points.some(([x = 0, y = 0]) =>
    (getRoot(corner).elementsFromPoint?.(x, y) ?? []).some(
      (element) => !corner.contains(element) && element.matches(protectedElements),
    ),
  );
}

// Returns the place for the button in the navbar, if the navbar is in view.
function findNavbarSlot(corner: Element): Element | null {
  const slot = getRoot(corner).querySelector('[data-part="navbar-slot"]');
  const bar = slot?.closest('[data-part="navbar"]');
  if (!slot || !bar) return null;
  const { top, bottom } = bar.getBoundingClientRect();
  return getComputedStyle(bar).display === 'none' || bottom <= 0 || top < 0 ? null : slot;
}

/** Returns where the button covers nothing that the user reads or presses. `corner` has its size and position in the corner. */
export function findPlace(corner: Element): Place {
  const box = corner.getBoundingClientRect();
  if (isBesidePage(corner, box)) return covers(corner, box) ? null : 'gutter';
  return findNavbarSlot(corner) ?? (covers(corner, box) ? null : 'gutter');
}
