import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the ref of a container that can be closed. `open` is called when something inside is about to be shown: find-in-page
 * dispatches `beforematch` on `hidden="until-found"` elements, and our forms on each container that hides the first invalid field.
 */
export function useBeforeMatch(open: () => void): RefCallback<HTMLElement> {
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return useCallback((element: HTMLElement | null) => {
    // The content must be visible before the dispatcher scrolls to it or focuses it.
    const listener = () => flushSync(() => latest.current());
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, []);
}
