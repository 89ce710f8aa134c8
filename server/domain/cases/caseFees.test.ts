import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Contacted } from '../../../contract/schemas/help.ts';
import { day } from '../../durations.ts';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer } from '../../testing/testServer.ts';
import { auditLedger } from '../money/audit.ts';
import { deductFromPayment } from '../paymentChanges/deductions.ts';
import { payApprovedTasks } from '../money/partialPayment.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { decideCase } from './decideCase.ts';

// The demo account has approved work of $ 260.00 that is expected in six days, and accepted work of $ 260.00.
const approvedJob = 'hearth-lunchbox';
const approvedPayment = 'payment-past-hearth-lunchbox';
const acceptedJob = 'tidal-lap-diary';
const acceptedApplication = 'now-laps';
const acceptedPayment = 'payment-now-laps';

describe.each(usualDatabaseKinds)('an objection with a platform fee on %s', (kind) => {
  test.each(['pending', 'available'])(
    'a deduction that is given back costs no second fee (%s)',
    async (state) => {
      const server = await openTestServer({ kind, env: { PLATFORM_FEE_PERCENT: '10' } });
      const { db, clock } = server.services;
      const readPayment = () =>
        db
          .selectFrom('payments')
          .select(['state', 'fee', 'net'])
          .where('id', '=', approvedPayment)
          .executeTakeFirstOrThrow();
      const terms = { gross: 26_000, fee: 2600, net: 23_400 };
      await db.updateTable('payments').set(terms).where('id', '=', approvedPayment).execute();
      await deductFromPayment(server.services, approvedPayment, {
        amount: '25.50',
        reason: 'Late',
      });
      const user = await server.signedIn('approved');
      const { body } = await user.post<Contacted>('/api/contactus', {
        topic: 'dispute',
        about: 'deduction',
        job_id: approvedJob,
        client_ref: randomUUID(),
      });
      if (state === 'available') {
        clock.advance(8 * day);
        await runDueJobs(server.services);
      }
      const decided = await decideCase(server.services, body.reference, {
        outcome: 'paid',
        text: 'It was on time.',
      });
      expect(decided.amount).toBe(2550);
      expect(await readPayment()).toEqual({ state, fee: 2600, net: 23_400 });
      expect((await auditLedger(db)).faults).toEqual([]);
      await server.close();
    },
  );

  test('a part that a decision grants is what the publisher gets, without a fee', async () => {
    const server = await openTestServer({ kind, env: { PLATFORM_FEE_PERCENT: '10' } });
    const { db, clock } = server.services;
    const terms = { gross: 26_000, fee: 2600, net: 23_400 };
    await db.updateTable('payments').set(terms).where('id', '=', acceptedPayment).execute();
    // One of two tasks is approved: half of the pay, from which the fee is taken.
    const end = { applicationId: acceptedApplication, tasksApproved: 1, tasksTotal: 2, payDays: 5 };
    await db.transaction().execute((tx) => payApprovedTasks(tx, { ...end, now: clock.now() }));
    await db
      .updateTable('applications')
      .set({ state: 'removed', reason_code: 'other' })
      .where('id', '=', acceptedApplication)
      .execute();
    const user = await server.signedIn('approved');
    const { body } = await user.post<Contacted>('/api/contactus', {
      topic: 'dispute',
      about: 'removal',
      job_id: acceptedJob,
      client_ref: randomUUID(),
    });
    const readPayment = () =>
      db
        .selectFrom('payments')
        .select(['fee', 'net'])
        .where('id', '=', acceptedPayment)
        .executeTakeFirstOrThrow();
    const before = await readPayment();
    await decideCase(server.services, body.reference, {
      outcome: 'part',
      amount: '50.00',
      text: 'A part was done.',
    });
    expect(await readPayment()).toEqual({ fee: before.fee, net: before.net + 5000 });
    await server.close();
  });
});
