import type { FocusPath } from './focusNeighbour.ts';

/** Returns the path of an element, by which `returnFocus` finds a neighbour after the element was removed. */
export function getFocusPath(element: Element): FocusPath {
  const path = [];
  for (let node = element, parent = node.parentElement; parent; parent = node.parentElement) {
    path.push({ node, parent, index: [...parent.children].indexOf(node) });
    node = parent;
  }
  return path;
}

/** Moves the focus to a neighbour, if nothing has it: browsers put it on `body` when its element is removed or disabled. */
export async function returnFocus(path: FocusPath | null): Promise<void> {
  const page = path?.[0]?.node.ownerDocument;
  const isLost = () => !page?.activeElement || page.activeElement === page.body;
  if (!path || !isLost()) return;
  // Loaded only now, because pages seldom lose the focus.
  const module = await import('./focusNeighbour.ts').catch(() => undefined);
  if (isLost()) module?.focusNeighbour(path);
}
