import type { FocusEvent } from 'react';

/** Returns whether focus leaves a field: not for another part of it, and not for the list that it has open. */
export function hasLeft({ currentTarget: root, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !root.contains(relatedTarget) && root.querySelector('[aria-expanded="true"]') === null;
}
