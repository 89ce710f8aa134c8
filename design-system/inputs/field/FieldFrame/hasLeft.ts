import type { FocusEvent } from 'react';

/** Returns whether focus leaves a field: not for another part of it, and not for a list that it has open. */
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
  return root.querySelector('[aria-expanded="true"]') === null;
}
