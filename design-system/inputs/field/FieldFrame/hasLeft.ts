import type { FocusEvent } from 'react';

/** Whether focus leaves a field for good: not to another part of it, and not to the list that it has open. */
export function hasLeft({ currentTarget: root, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !root.contains(relatedTarget) && root.querySelector('[aria-expanded="true"]') === null;
}
