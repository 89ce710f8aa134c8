/**
 * Scrolls a list sideways until an item of it is in sight, and nothing else: the page stays where it is. Works in
 * either direction, as it only moves by the distance that is missing.
 */
export function scrollIntoView(list: Element, item: Element): void {
  const box = list.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  if (right > box.right) list.scrollLeft += right - box.right;
  if (left < box.left) list.scrollLeft -= box.left - left;
}
