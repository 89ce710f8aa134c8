import { isElement } from './roots.ts';

/** An element and its ancestors, each with its parent and its place among the parent's children. */
export type FocusPath = readonly { node: Element; parent: Element; index: number }[];

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
// A page that loads has an empty heading.
const headings = ':is([data-card-title], h1, h2, h3, h4, h5, h6):not(:empty)';
const regions =
  '[data-card], article, section, form, main, [role="tabpanel"], [role="dialog"], [role="alertdialog"], body';

function listFocusable(root: Element): HTMLElement[] {
  const ownElement = root.matches(focusable) ? [root] : [];
  return [...ownElement, ...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element): element is HTMLElement =>
      isElement(element) &&
      !element.matches(':disabled, [type="hidden"]') &&
      // Safari before 17.4 and jsdom have no checkVisibility.
      (element.checkVisibility?.() ?? true),
  );
}

// A loading page focuses its heading once it has one; until then `main` has no name to announce.
function isLoadingMain(element: Element): boolean {
  const isMain = element.localName === 'main';
  return isMain && (!element.textContent || element.querySelector('[aria-busy="true"]') !== null);
}

type Place = FocusPath[number];

const lists = 'ul, ol, tbody, [role="list"], [role="grid"], [role="rowgroup"], [role="listbox"]';

/**
 * Returns the same control of the next row of a list, or else of a previous one; its last control if it has fewer. Outside of a list, what is
 * beside an element or takes its place does something else, which the next Enter must not start.
 */
function findInNextRow(element: Element, { node, parent, index }: Place): HTMLElement | undefined {
  if (!parent.matches(lists)) return undefined;
  const position = [...node.querySelectorAll(focusable)].indexOf(element);
  const rows = [...parent.children];
  return [...rows.slice(index), ...rows.slice(0, index).reverse()]
    .map((row) => listFocusable(row))
    .map((controls) => controls[Math.min(position, controls.length - 1)] ?? controls[0])
    .find(Boolean);
}

// Screen readers announce nothing when a region without heading and name receives the focus.
function isSilent(region: Element): boolean {
  const hasName = region.matches('main, body, [aria-label], [aria-labelledby]');
  return !hasName && region.querySelector(headings) === null;
}

/** Returns the heading of a region, or else the region; null for a page without either. */
function findHeading(region: Element): HTMLElement | null {
  const heading = region.querySelector<HTMLElement>(headings);
  if (heading || region.matches('body') || isLoadingMain(region)) return heading;
  return region as HTMLElement;
}

/**
 * Focuses what is nearest to an element that may be gone: the element, else the same control of the next or previous row, else the heading
 * of the closest region.
 */
export function focusNeighbour(path: FocusPath): void {
  const element = path[0]?.node;
  if (!isElement(element)) return;
  const { body, documentElement } = element.ownerDocument;
  if (element.isConnected && listFocusable(element).includes(element)) return element.focus();
  const connected = path.filter(({ parent }) => parent.isConnected && parent !== documentElement);
  // The application was unmounted; what has replaced it is unrelated.
  const closest = connected[0]?.parent;
  if (closest === body || closest?.parentElement === body) return;
  for (const place of connected) {
    const { parent } = place;
    const neighbour = parent === body ? undefined : findInNextRow(element, place);
    if (neighbour) return neighbour.focus();
    if (!parent.matches(regions) || isSilent(parent)) continue;
    const heading = findHeading(parent);
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // The heading may be far away, and what was done is here.
    return heading?.focus({ preventScroll: true });
  }
}
