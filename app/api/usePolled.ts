import { useRef, useState } from 'react';
import useSWR from 'swr';

const firstIntervalMs = 15_000;
const maxIntervalMs = 60_000;

/**
 * Reads a resource, and reads it again while the page is visible and something is pending: after 15 s, then twice as
 * long after each response that brings nothing new, up to a minute.
 */
export function usePolled<Data>(key: string, isPending: (data: Data) => boolean) {
  // SWR calls an interval function only once, before there is data; it does follow a changed number.
  const [refreshInterval, setRefreshInterval] = useState(0);
  const [unchanged, setUnchanged] = useState(0);
  const last = useRef('');
  const query = useSWR<Data>(key, {
    keepPreviousData: false,
    refreshInterval,
    onSuccess: (data) => {
      const text = JSON.stringify(data);
      setUnchanged((count) => (text === last.current ? count + 1 : 0));
      last.current = text;
    },
  });
  const interval = Math.min(firstIntervalMs * 2 ** unchanged, maxIntervalMs);
  const next = query.data !== undefined && isPending(query.data) ? interval : 0;
  if (next !== refreshInterval) setRefreshInterval(next);
  return query;
}
