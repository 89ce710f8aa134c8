import { useEffect, useState } from 'react';

function secondsUntil(end: number | null): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/**
 * How many seconds are left until `end` (ms since 1970), down to 0. It asks the clock and counts nothing, so a
 * tab that slept or a page that was loaded again goes on rightly.
 */
export function useSecondsUntil(end: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(end));
  const [known, setKnown] = useState(end);
  if (known !== end) {
    setKnown(end);
    setSeconds(secondsUntil(end));
  }
  useEffect(() => {
    if (end === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const left = end - Date.now();
      setSeconds(secondsUntil(end));
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
