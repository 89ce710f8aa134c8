import { useEffect, useState } from 'react';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';

function toSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

function getSecondsUntil(end: number | null): number {
  return end === null ? 0 : toSeconds(end - Date.now());
}

/**
 * Returns the seconds left until `end` (ms since 1970), at least 0. It reads the clock on each tick, so it stays
 * correct after the tab slept, and does not grow if the clock of the device goes back.
 */
export function useSecondsUntil(end: number | null): number {
  // The clocks of server and device differ, so a server-rendered page counts only after hydration.
  const isUnscripted = useIsUnscripted();
  const [seconds, setSeconds] = useState(() => (isUnscripted ? 0 : getSecondsUntil(end)));
  const [previousEnd, setPreviousEnd] = useState(end);
  // NaN, as from a stored text, is the same as NaN.
  if (!Object.is(previousEnd, end)) {
    setPreviousEnd(end);
    setSeconds(getSecondsUntil(end));
  }
  useEffect(() => {
    if (end === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // performance.now() stops while the device sleeps, but never goes back.
    const endOnPage = performance.now() + end - Date.now();
    const tick = () => {
      clearTimeout(timer);
      const remainingMs = Math.min(end - Date.now(), endOnPage - performance.now());
      setSeconds(toSeconds(remainingMs));
      // Ticks again when the current second ends.
      if (remainingMs > 0) timer = setTimeout(tick, remainingMs % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [end]);
  return seconds;
}
