import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { FocusPath } from './focusNeighbour.ts';
import { getFocusPath, returnFocus } from './focusPath.ts';

/**
 * Moves the focus to a neighbour when the focused row of a list is removed. Returns the props of the list's root. `rows` is the element
 * around rows that React Aria removes in a later render.
 */
export function useFocusAfterRemoval(rows?: RefObject<Element | null>) {
  const focusPath = useRef<FocusPath | null>(null);
  function check(): void {
    if (focusPath.current?.[0]?.node.isConnected === false) void returnFocus(focusPath.current);
  }
  useLayoutEffect(check);
  // The whole list may be removed with its last row.
  useEffect(() => check, []);
  useEffect(() => {
    if (!rows?.current) return undefined;
    const observer = new MutationObserver(check);
    observer.observe(rows.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [rows]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focusPath.current = getFocusPath(target);
    },
    // React calls this when the focus moves, but not when it removes the element.
    onBlur: () => {
      focusPath.current = null;
    },
  };
}
