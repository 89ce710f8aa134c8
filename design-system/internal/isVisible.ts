/** Returns whether an element is displayed. Frameworks may keep pages that were left in the document, hidden. */
export function isVisible(element: Element): boolean {
  // jsdom, in which portals test their pages, does not have the method.
  return element.checkVisibility?.() ?? true;
}
