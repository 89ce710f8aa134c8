const focused = new WeakSet<HTMLElement>();

/**
 * Focuses an element when it appears, without scrolling. Pass it as `ref` to what replaces the pressed button, such as the heading of a
 * result; otherwise the focus would be lost with the button.
 */
export function focusOnMount(element: HTMLElement | null): void {
  // React sets the ref again when a boundary of Suspense shows the element again.
  if (element === null || focused.has(element)) return;
  focused.add(element);
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
