import { expect, test } from 'vitest';
import { startCollector } from '../testing/collector.ts';
import { createOtlpQueue } from './otlpQueue.ts';

test('a queue pauses after a failure, also if the batches before it were full', async () => {
  let requests = 0;
  const collector = await startCollector(() => ((requests += 1) === 1 ? 200 : 503));
  const queue = createOtlpQueue<number>(
    { url: collector.url, headers: {}, timeout: 1000, pause: 100, onDrop: () => undefined },
    (items) => ({ items }),
  );
  for (let item = 0; item < 2000; item += 1) queue.add(item);
  await expect.poll(() => requests).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  // After 200 ms and another 400 ms.
  expect(requests).toBeLessThan(5);
  await queue.close();
  await collector.close();
});
