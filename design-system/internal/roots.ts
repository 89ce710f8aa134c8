/** What contains a page or a part of it: its document, or the shadow root in which a portal is rendered. */
export type Root = Document | ShadowRoot;

/**
 * Returns the document or shadow root that contains a node. For what is in a shadow root, `document` finds no ids, has the host as its
 * active element, and receives neither `submit` nor `reset`. A portal can also be in another document than its script.
 */
export function getRoot(node: Node | null | undefined): Root {
  // A node that was removed is in neither.
  return node?.isConnected ? (node.getRootNode() as Root) : document;
}

/** Returns the element with the focus, as seen from a node: its host if it is in another shadow root. */
export function getActiveElement(node: Node | null | undefined): Element | null {
  return getRoot(node).activeElement ?? document.activeElement;
}

/** Returns whether an element or something in it has the focus. */
export function hasFocusWithin(element: Element | null | undefined): boolean {
  return element?.contains(getActiveElement(element)) ?? false;
}

/** Returns the window of a node. */
export function getWindow(node: Node | null | undefined): Window & typeof globalThis {
  return node?.ownerDocument?.defaultView ?? window;
}

/** Returns whether a value is an element of any document: `instanceof` is false for elements of other documents. */
export function isElement(value: unknown): value is HTMLElement {
  return (value as Node | null | undefined)?.nodeType === 1;
}

/** Returns the element at which an event began. Outside of a shadow root, the `target` of an event is the host. */
export function getTarget(event: Event): HTMLElement | null {
  const [target = event.target] = event.composedPath();
  return isElement(target) ? target : null;
}
