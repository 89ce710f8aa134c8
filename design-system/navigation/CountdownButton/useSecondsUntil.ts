import { useEffect, useState } from 'react';

function getSecondsUntil(end: number | null): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/**
 * Returns the seconds left until `end` (ms since 1970), at least 0. It reads the clock on each tick, so it stays
 * correct after the tab slept.
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
    const tick = () => {
      clearTimeout(timer);
      const left = end - Date.now();
      setSeconds(getSecondsUntil(end));
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
