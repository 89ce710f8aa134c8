import { useState } from 'react';
import type { ReadEndpoint, ResponseOf } from '../../contract/api.ts';
import { minute } from '../../contract/rules/durations.ts';
import { backOff } from './backOff.ts';
import { useRead, type ReadValues } from './useRead.ts';

/**
 * Returns a `refreshInterval` of SWR for data that others change: the first delay in ms, doubled after each response without
 * news, up to the longest. SWR pauses it while the page is hidden.
 */
export function createBackOff(
  firstDelayMs: number,
  maxDelayMs: number = minute,
): (latest: unknown) => number {
  let previous: unknown;
  let delay = firstDelayMs;
  return (latest) => {
    // SWR keeps the object while the data is equal.
    delay = latest === previous ? Math.min(backOff(delay, 1), maxDelayMs) : firstDelayMs;
    previous = latest;
    return delay;
  };
}

type PollOptions = {
  /** The delay of the first poll, 15 s by default. */
  firstDelayMs?: number;
  /** The longest delay, a minute by default. */
  maxDelayMs?: number;
  /** Whether the data of the previous key is kept until the new key has data; false by default. */
  keepPreviousData?: boolean;
};

/** Reads a resource, and again while the page is visible and something is pending: less and less often while nothing changes. */
export function usePolled<E extends ReadEndpoint<unknown>>(
  endpoint: E,
  values: ReadValues<E>,
  isPending: (data: ResponseOf<E>) => boolean,
  { firstDelayMs = 15_000, maxDelayMs, keepPreviousData = false }: PollOptions = {},
) {
  const [interval] = useState(() => createBackOff(firstDelayMs, maxDelayMs));
  // SWR never calls an interval function again after it has returned 0, but it uses a new interval at once.
  const [isPolling, setPolling] = useState(false);
  const refreshInterval = isPolling ? interval : 0;
  const query = useRead(endpoint, values, { keepPreviousData, refreshInterval });
  const shouldPoll = query.data !== undefined && isPending(query.data);
  if (shouldPoll !== isPolling) setPolling(shouldPoll);
  return query;
}
