import type { FocusPath } from './focusNeighbour.ts';

/** Returns the path of an element, with which the focus can go to a neighbour when the element is gone. */
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
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  if (!path || !isLost()) return;
  const module = await import('./focusNeighbour.ts').catch(() => undefined);
  if (isLost()) module?.focusNeighbour(path);
}
