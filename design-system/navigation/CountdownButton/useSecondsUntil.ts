import { useEffect, useState } from 'react';

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
  const [seconds, setSeconds] = useState(() => getSecondsUntil(end));
  const [previousEnd, setPreviousEnd] = useState(end);
  if (previousEnd !== end) {
    setPreviousEnd(end);
    setSeconds(getSecondsUntil(end));
  }
  useEffect(() => {
    if (end === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Stands still while the device sleeps, but never goes back.
    const endOnPage = performance.now() + end - Date.now();
    const tick = () => {
      clearTimeout(timer);
      const left = Math.min(end - Date.now(), endOnPage - performance.now());
      setSeconds(toSeconds(left));
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
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
