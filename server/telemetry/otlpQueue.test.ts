import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute, second } from '../durations.ts';
import { createOtlpQueue } from './otlpQueue.ts';

/** The numbers in each request to the collector, which responds with `respond`. */
let requests: number[][];
let respond: () => Response | Promise<Response>;
let drops: [number, string][];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  requests = [];
  drops = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    requests.push((JSON.parse(body) as { items: number[] }).items);
    return respond();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reply = (status: number) => () => new Response(null, { status });

function createQueue() {
  return createOtlpQueue<number>(
    {
      url: 'http://collector.test',
      headers: {},
      timeout: 10 * second,
      pause: 100,
      onDrop: (dropped, reason) => void drops.push([dropped, reason]),
    },
    (items) => ({ items }),
  );
}

/** Adds the numbers below `count` to a queue. */
function fill(queue: { add: (item: number) => void }, count: number): void {
  for (let item = 0; item < count; item += 1) queue.add(item);
}

test('a queue pauses after a failure, also if the batches before it were full', async () => {
  const queue = createQueue();
  fill(queue, 2000);
  respond = () => reply(requests.length === 1 ? 200 : 503)();
  await vi.advanceTimersByTimeAsync(101);
  expect(requests.length).toBe(2);
  await vi.advanceTimersByTimeAsync(199);
  expect(requests.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.length).toBe(3);
  await vi.advanceTimersByTimeAsync(399);
  expect(requests.length).toBe(3);
  await queue.close();
});

test('while a collector is unavailable, its queue is bounded, counts dropped items, and delivers later', async () => {
  const queue = createQueue();
  fill(queue, 5000);
  respond = reply(503);
  await vi.advanceTimersByTimeAsync(100);
  expect(requests.length).toBe(1);
  respond = reply(200);
  await vi.advanceTimersByTimeAsync(second);
  // The failed batch is sent again, before the later ones. The queue has room for 2,048 items.
  const delivered = requests.slice(1).flat();
  expect(delivered).toEqual(Array.from({ length: 2048 }, (_item, index) => index));
  expect(drops).toEqual([[1, 'the queue is full']]);
  // Dropped items are reported at most once a minute, with the next item that is dropped.
  respond = reply(400);
  await vi.advanceTimersByTimeAsync(minute);
  queue.add(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(drops.slice(1)).toEqual([[5000 - 2048 - 1 + 1, 'status 400']]);
  await queue.close();
});

test('a queue closes in time if its collector cannot be reached or does not respond', async () => {
  const queue = createQueue();
  queue.add(1);
  respond = () => Promise.reject(new TypeError('fetch failed'));
  await queue.close();
  const silent = createQueue();
  silent.add(1);
  respond = () => new Promise(() => undefined);
  await silent.close();
  expect(requests).toEqual([[1], [1]]);
});
