import { expect, test, onTestFinished } from 'vitest';
import { openTestServer } from '../../testing/testServer.ts';
import { payApprovedTasks } from './partialPayment.ts';

// With floating-point numbers, 45 * (7 / 10) is less than 31.5.
test('the share of approved tasks is rounded exactly, half of a minor unit up', async () => {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const { db, clock } = server.services;
  await db
    .updateTable('payments')
    .set({ gross: 45, fee: 5, net: 40 })
    .where('application_id', '=', 'now-laps')
    .execute();
  const end = { applicationId: 'now-laps', tasksApproved: 7, tasksTotal: 10, payDays: 5 };
  await db.transaction().execute((tx) => payApprovedTasks(tx, { ...end, now: clock.now() }));
  const payment = await db
    .selectFrom('payments')
    .select(['gross', 'adjustment', 'fee', 'net'])
    .where('application_id', '=', 'now-laps')
    .executeTakeFirstOrThrow();
  expect(payment).toEqual({ gross: 45, adjustment: -13, fee: 4, net: 28 });
});
