/** An element and its ancestors, each with its parent and its place among the parent's children. */
export type FocusPath = readonly { node: Element; parent: Element; index: number }[];

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
const headings = '[data-card-title], h1, h2, h3, h4, h5, h6';
const regions = '[data-card], section, main, [role="dialog"], [role="alertdialog"], body';

function listFocusable(root: Element): HTMLElement[] {
  const all = root.matches(focusable) ? [root] : [];
  return [...all, ...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.matches(':disabled, [type="hidden"]') &&
      // Safari before 17.4 and jsdom have no checkVisibility.
      (element.checkVisibility?.() ?? true),
  );
}

// The page that comes focuses its heading; until then `main` has no name to announce.
function isLoadingMain(element: Element): boolean {
  const isMain = element.localName === 'main';
  return isMain && (!element.textContent || element.querySelector('[aria-busy="true"]') !== null);
}

/**
 * Focuses what is nearest to an element that may be gone: the element, else the same control of the next or previous row, else the heading
 * of the closest region.
 */
export function focusNeighbour(path: FocusPath): void {
  const element = path[0]?.node;
  if (!(element instanceof HTMLElement)) return;
  if (element.isConnected && listFocusable(element).includes(element)) return element.focus();
  const connected = path.filter(
    ({ parent }) => parent.isConnected && parent !== document.documentElement,
  );
  // The application was unmounted; what has replaced it is unrelated.
  const around = connected[0]?.parent;
  if (around === document.body || around?.parentElement === document.body) return;
  for (const { node, parent, index } of connected) {
    const position = [...node.querySelectorAll(focusable)].indexOf(element);
    const rows = [...parent.children];
    for (const row of [...rows.slice(index), ...rows.slice(0, index).reverse()]) {
      const controls = listFocusable(row);
      const target = controls[Math.min(position, controls.length - 1)] ?? controls[0];
      if (target && parent !== document.body) return target.focus();
    }
    if (!parent.matches(regions)) continue;
    const target =
      parent.querySelector<HTMLElement>(headings) ??
      (parent === document.body || isLoadingMain(parent) ? null : (parent as HTMLElement));
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    return target.focus();
  }
}
