import { minute, second } from '../durations.ts';

/** Number of records that wait for the collector; later ones are dropped. */
const maxWaiting = 2048;
/** Number of records in one request. */
const batchSize = 512;
const maxPause = minute;
/** Time for sending the rest when the server stops, so that a collector that does not respond cannot delay the stop. */
const closingTimeout = second;
/** Statuses after which the protocol repeats a request. */
const temporaryStatuses = [429, 502, 503, 504];

/** Sends records in batches to one address of a collector. */
export type OtlpQueue<Item> = { add(item: Item): void; close(): Promise<void> };

/** Where to send records, and what to call when they are dropped. */
export type OtlpTarget = {
  url: string;
  headers: Record<string, string>;
  /** Time in ms that the collector has to respond. */
  timeout: number;
  /** Time in ms between two batches; after a failure it doubles, up to a minute. */
  pause: number;
  /** Called at most once a minute while records are dropped. */
  onDrop: (dropped: number, reason: string) => void;
};

/**
 * Creates a queue of OTLP over HTTP with JSON. It has room for 2,048 records: while the collector is away, later ones are dropped,
 * so that it can neither slow down the server nor fill its memory.
 */
export function createOtlpQueue<Item>(
  { url, headers, timeout, pause, onDrop }: OtlpTarget,
  toBody: (items: Item[]) => object,
): OtlpQueue<Item> {
  let waiting: Item[] = [];
  let dropped = 0;
  let reason = 'the queue is full';
  let reportedAt = -Infinity;
  let delay = pause;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  // Counts dropped records. A count of 0 only reports earlier ones, if a minute has passed since the last report.
  function drop(count: number, why = reason): void {
    [dropped, reason] = [dropped + count, why];
    if (dropped === 0 || performance.now() - reportedAt < minute) return;
    reportedAt = performance.now();
    onDrop(dropped, reason);
    dropped = 0;
  }

  function schedule(after: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = send(timeout).finally(() => {
        sending = undefined;
        if (waiting.length > 0 && !isClosed) schedule(delay);
      });
    }, after).unref();
  }

  // Keeps a failed batch in front of later records.
  async function send(limit: number): Promise<void> {
    const batch = waiting.splice(0, batchSize);
    if (batch.length === 0) return;
    const problem = await post(toBody(batch), limit);
    // Sends the next batch at once if it is full, unless the collector fails.
    if (problem) delay = Math.min(Math.max(delay, pause) * 2, maxPause);
    else delay = waiting.length >= batchSize ? 0 : pause;
    if (!problem) return;
    const room = problem.isTemporary ? maxWaiting - waiting.length : 0;
    waiting = [...batch.slice(0, room), ...waiting];
    reason = problem.reason;
    drop(Math.max(0, batch.length - room));
  }

  async function post(
    body: object,
    limit: number,
  ): Promise<{ reason: string; isTemporary: boolean } | null> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(limit),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      return ok
        ? null
        : { reason: `status ${status}`, isTemporary: temporaryStatuses.includes(status) };
    } catch (error) {
      const { cause, name } = error as Error & { cause?: { code?: string } };
      return { reason: cause?.code ?? name, isTemporary: true };
    }
  }

  return {
    add(item) {
      if (isClosed) return;
      if (waiting.length >= maxWaiting) return drop(1);
      waiting.push(item);
      if (!sending) schedule(waiting.length >= batchSize ? 0 : delay);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const end = AbortSignal.timeout(closingTimeout);
      const timeUp = new Promise((resolve) => end.addEventListener('abort', resolve));
      const last = async () => {
        await sending;
        await send(closingTimeout);
      };
      await Promise.race([last(), timeUp]);
    },
  };
}
