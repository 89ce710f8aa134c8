import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { dropCompositionKeys } from './dropCompositionKeys.ts';
import { getFocusPath, returnFocus, type FocusPath } from './focusPath.ts';

/** Moves the focus to a neighbour when the focused row of a list is removed. Returns the props of the list's root. */
export function useFocusAfterRemoval() {
  const place = useRef<FocusPath | null>(null);
  function check(): void {
    if (place.current?.[0]?.node.isConnected === false) void returnFocus(place.current);
  }
  useLayoutEffect(check);
  // The whole list may be removed with its last row.
  useEffect(() => check, []);
  return {
    onFocus: ({ target }: FocusEvent) => {
      place.current = getFocusPath(target);
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
  const [path] = useState(() =>
    typeof document === 'undefined' || !document.activeElement
      ? null
      : getFocusPath(document.activeElement),
  );
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => void returnFocus(path)));
    },
    [path],
  );
}
