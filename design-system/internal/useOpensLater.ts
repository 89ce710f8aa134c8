import { useDeferredValue } from 'react';

/**
 * Returns whether a controlled overlay is rendered as open: after the next frame, so that the browser first draws the button as pressed,
 * however much is in the overlay. It closes at once: a second press must not reach its actions.
 */
export function useOpensLater(isOpen: boolean | undefined): boolean | undefined {
  const wasOpen = useDeferredValue(isOpen);
  return isOpen && wasOpen;
}
