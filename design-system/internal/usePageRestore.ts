import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the function when the browser restores the page from its back/forward cache. What was pending when the user left may never settle,
 * such as a redirect to a bank.
 */
export function usePageRestore(onRestore: () => void): void {
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const end = new AbortController();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    window.addEventListener('pageshow', onPageShow, { signal: end.signal });
    return () => end.abort();
  }, []);
}
