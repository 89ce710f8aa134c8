import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the ref of a container that can be closed. `open` is called when something inside is about to be shown: the browser's
 * find-in-page sends `beforematch` to `hidden="until-found"`, and a form to whatever hides its first invalid field.
 */
export function useBeforeMatch(open: () => void): RefCallback<HTMLElement> {
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return useCallback((element: HTMLElement | null) => {
    const listener = () => flushSync(() => latest.current());
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, []);
}
