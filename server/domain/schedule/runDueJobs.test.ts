import { expect, test } from 'vitest';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer } from '../../testing/testServer.ts';
import { runDueJobs } from './runDueJobs.ts';

test.each(databaseKinds)(
  'an application that cannot be reported does not stop others and payments on %s',
  async (kind) => {
    const server = await openTestServer({ kind });
    const { db, clock } = server.services;
    // The email about the expired application cannot be written, because a time zone of its dates is unknown.
    await db
      .updateTable('accounts')
      .set({ timezone: 'Nowhere/Else' })
      .where('id', '=', 'account-approved')
      .execute();
    const application = await db
      .updateTable('applications')
      .set({ decide_by: clock.now() })
      .where('id', '=', 'other-desk')
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('applications')
      .values({ ...application, id: 'other-fresh', account_id: 'account-fresh' })
      .execute();
    clock.advance(4 * day);
    await expect(runDueJobs(server.services)).rejects.toThrow();
    const payment = await db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', 'payment-past-lumen-golden-hour')
      .executeTakeFirstOrThrow();
    expect(payment.state).toBe('available');
    const other = await db
      .selectFrom('applications')
      .select('state')
      .where('id', '=', 'other-fresh')
      .executeTakeFirstOrThrow();
    expect(other.state).toBe('expired');
    await server.close();
  },
);
