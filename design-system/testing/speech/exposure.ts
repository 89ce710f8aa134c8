function isRendered(element: Element): boolean {
  // jsdom has no checkVisibility.
  if (typeof element.checkVisibility === 'function')
    return element.checkVisibility({ visibilityProperty: true });
  if (getComputedStyle(element).visibility === 'hidden') return false;
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).display === 'none') return false;
  }
  return true;
}

function isBehindModal(element: Element): boolean {
  const modals = [...element.ownerDocument.querySelectorAll('[aria-modal="true"]')];
  const top = modals.filter(isRendered).at(-1);
  return top !== undefined && !top.contains(element);
}

/**
 * Returns whether assistive technology gets an element: it is rendered, and neither it nor an ancestor is `inert` or
 * `aria-hidden`, and no modal dialog is in front of it.
 */
export function isExposed(element: Element): boolean {
  return (
    element.isConnected &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    isRendered(element) &&
    !isBehindModal(element)
  );
}
