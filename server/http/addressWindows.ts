/** Limits the memory: with more addresses, the oldest windows are forgotten. */
const maxWindows = 5000;

type Window = { hits: number; startedAt: number };
type Report = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts the requests of each address within a time window, for the rate limiter. The limiter's own store uses the system time, so if the
 * clock was a day ahead, its windows would stay open for a day.
 */
export class AddressWindows {
  readonly #windows = new Map<string, Window>();

  /** Counts a request of `key`; reports its number within the window, and the rest of the window in ms. */
  incr(key: string, report: Report, timeWindow = 0): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.startedAt + timeWindow <= now) {
      this.#makeRoom(now - timeWindow);
      window = { hits: 0, startedAt: now };
      this.#windows.set(key, window);
    }
    window.hits += 1;
    report(null, { current: window.hits, ttl: window.startedAt + timeWindow - now });
  }

  /** Returns the store of a route with its own limit. */
  child(): AddressWindows {
    return new AddressWindows();
  }

  // Windows are in the order of their insertion, which is about the order of their starts.
  #makeRoom(endedBefore: number): void {
    for (const [key, { startedAt }] of this.#windows) {
      if (startedAt > endedBefore && this.#windows.size < maxWindows) return;
      this.#windows.delete(key);
    }
  }
}
