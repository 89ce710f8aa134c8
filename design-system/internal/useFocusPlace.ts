import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { dropCompositionKeys } from './dropCompositionKeys.ts';
import { isFocusLost, rememberPlace, type FocusPlace } from './focusPlace.ts';

/** Moves the focus to a neighbour when the focused row of a list is removed. Returns the props of the list's root. */
export function useFocusAfterRemoval() {
  const place = useRef<FocusPlace | null>(null);
  function check(): void {
    if (!place.current || place.current.element.isConnected || !isFocusLost()) return;
    place.current.restore();
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

/**
 * Ends an overlay well: moves the focus to a neighbour of the element that had it before, where React Aria cannot return it, and
 * keeps an Escape that ends a word of an input method from closing it.
 */
export function useOverlayEnd(): void {
  useEffect(dropCompositionKeys, []);
  const [place] = useState(() =>
    typeof document === 'undefined' || isFocusLost() || !document.activeElement
      ? null
      : rememberPlace(document.activeElement),
  );
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isFocusLost()) place?.restore();
        }),
      );
    },
    [place],
  );
}
