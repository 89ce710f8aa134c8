/**
 * Returns the attribute that keeps an element available to screen readers while the list of a combo box is open: React Aria
 * hides everything else. Set only then, because it would also expose the element behind a modal dialog.
 */
export function overList(isOpen: boolean) {
  return { 'data-react-aria-top-layer': isOpen || undefined };
}
