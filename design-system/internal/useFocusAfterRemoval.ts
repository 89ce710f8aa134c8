import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { rememberPlace, type FocusPlace } from './focusPlace.ts';

/** Moves the focus to a neighbour when the focused row of a list is removed. Returns the props of the list's root. */
export function useFocusAfterRemoval() {
  const place = useRef<FocusPlace | null>(null);
  function check(): void {
    if (place.current?.element.isConnected === false) place.current.restore();
  }
  useLayoutEffect(check);
  // The whole list may be removed with its last row.
  useEffect(() => check, []);
  return {
    onFocus: ({ target }: FocusEvent) => {
      place.current = rememberPlace(target);
    },
    // React calls this when the focus moves, but not when it removes the element.
    onBlur: () => {
      place.current = null;
    },
  };
}
