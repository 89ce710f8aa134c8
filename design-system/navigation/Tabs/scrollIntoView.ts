/**
 * Scrolls a list horizontally by the distance needed to show an item, in either direction. Unlike
 * `Element.scrollIntoView`, it never scrolls the page.
 */
export function scrollIntoView(list: Element, item: Element): void {
  const box = list.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  if (right > box.right) list.scrollLeft += right - box.right;
  if (left < box.left) list.scrollLeft -= box.left - left;
}
