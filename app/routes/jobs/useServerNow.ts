import { useEffect, useState } from 'react';
import { serverNow } from '../../api/serverTime.ts';

const tickMs = 15_000;

/** Returns the current time of the server's clock, updated every 15 seconds. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
