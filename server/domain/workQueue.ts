import { DomainError } from './domainError.ts';

/** Seconds after which a client may try again. */
const retryAfter = 10;

/**
 * Creates a function that runs at most `max` tasks at once, in the order of the calls. If `maxWaiting` wait already, it
 * throws a DomainError (429, try again after 10 s).
 */
export function createWorkQueue(max: number, maxWaiting = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < max) running += 1;
    else if (waiting.length >= maxWaiting)
      throw new DomainError('throttled', 'http.unavailable', { retryAfter });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
