import { useDeferredValue } from 'react';

/**
 * Returns whether an overlay is open: after the next paint, if it opens. The press that opens it is answered at once, and the content is
 * rendered in slices between which the page reacts.
 */
export function useDeferredOpen(isOpen: boolean | undefined): boolean | undefined {
  const deferred = useDeferredValue(isOpen);
  return isOpen ? deferred : isOpen;
}
