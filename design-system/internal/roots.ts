import { createContext } from 'react';

/** What contains a page or a part of it: its document, or the shadow root in which a portal is rendered. */
export type Root = Document | ShadowRoot;

/** The element that has the size of the window of another document, to which overlays are fitted. Null in the document of the script. */
export const BoundaryContext = createContext<HTMLElement | null>(null);

/**
 * Returns the document or the shadow root that contains a node. In a shadow root, `document` finds no element by its id, has the host as its
 * active element, and receives events with the host as their target. A portal can also be in another document than its script.
 */
export function getRoot(node: Node | null | undefined): Root {
  const root = node?.getRootNode();
  // A node that was removed has neither.
  if (root && 'activeElement' in root) return root as Root;
  return node?.ownerDocument ?? document;
}

/** Returns the element that has the focus in the document or shadow root of a node. */
export function getActiveElement(node: Node | null | undefined): Element | null {
  return getRoot(node).activeElement;
}

/** Returns whether an element has the focus, or something in it. */
export function hasFocusWithin(element: Element | null | undefined): boolean {
  return element?.contains(getActiveElement(element)) ?? false;
}

/** Returns the window of a node. */
export function getWindow(node: Node | null | undefined): Window & typeof globalThis {
  return node?.ownerDocument?.defaultView ?? window;
}

/** Returns whether an object is an element. `instanceof` is false for elements of other documents. */
export function isElement(value: unknown): value is HTMLElement {
  return (value as Node | null)?.nodeType === 1;
}

/** Returns the element at which an event has begun: beyond a shadow root, its `target` is the host. */
export function getTarget(event: Event): HTMLElement | null {
  const [target = event.target] = event.composedPath();
  return isElement(target) ? target : null;
}
