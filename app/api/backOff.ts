const firstDelayMs = 5_000;
const maxDelayMs = 60_000;

/**
 * Returns a `refreshInterval` of SWR for data that others change: 5 s, and half as long again after each response without
 * news, up to a minute. SWR pauses it while the page is hidden.
 */
export function createBackOff(): (latest: unknown) => number {
  let known: unknown;
  let delay = firstDelayMs;
  return (latest) => {
    // SWR keeps the object while the data is equal.
    delay = latest === known ? Math.min(delay * 1.5, maxDelayMs) : firstDelayMs;
    known = latest;
    return delay;
  };
}
