import type { FocusEvent } from 'react';

/** Returns whether a blur event moves the focus out of a field and its open list. */
export function hasLeft({
  currentTarget: root,
  target,
  relatedTarget,
}: FocusEvent<HTMLElement>): boolean {
  if (root.contains(relatedTarget)) return false;
  // The text of a combo box keeps the focus while its list is open.
  if (root.contains(target) && target.getAttribute('role') === 'combobox') {
    return !relatedTarget?.closest('[data-trigger="ComboBox"]');
  }
  // An open list is outside the field in the DOM.
  return root.querySelector('[aria-expanded="true"]') === null;
}
