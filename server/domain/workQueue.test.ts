import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './workQueue.ts';

test('a queue runs two tasks at once, in order, and goes on after a failure', async () => {
  const run = createWorkQueue(2);
  let running = 0;
  const runningCounts: number[] = [];
  const order: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      run(async () => {
        running += 1;
        runningCounts.push(running);
        order.push(index);
        await nextTurn();
        running -= 1;
        if (index === 1) throw new Error('failed');
        return index;
      }),
    ),
  );
  expect(Math.max(...runningCounts)).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(
    results.map(({ status }) => status).filter((status) => status === 'rejected'),
  ).toHaveLength(1);
});

test('a full queue refuses another task, and asks to try again after ten seconds', async () => {
  const run = createWorkQueue(1, 1);
  let endFirst = () => {};
  const first = run(() => new Promise<void>((resolve) => (endFirst = resolve)));
  const second = run(() => Promise.resolve('second'));
  await expect(run(() => Promise.resolve())).rejects.toMatchObject({
    kind: 'throttled',
    retryAfter: 10,
  });
  endFirst();
  await first;
  expect(await second).toBe('second');
  expect(await run(() => Promise.resolve('third'))).toBe('third');
});
