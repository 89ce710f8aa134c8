// The space at an edge of the list in which tabs fade, in px.
const fadeWidth = 32;

/**
 * Scrolls a list horizontally by the distance needed to show an item beside the fade, in either direction. Unlike
 * `Element.scrollIntoView`, it never scrolls the page.
 */
export function scrollIntoView(list: Element, item: Element): void {
  const box = list.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  const beyond = right + fadeWidth - box.right;
  const before = box.left + fadeWidth - left;
  if (beyond > 0) list.scrollLeft += beyond;
  if (before > 0) list.scrollLeft -= before;
}
