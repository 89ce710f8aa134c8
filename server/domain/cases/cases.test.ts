import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CaseSubject } from '../../../contract/rules/cases.ts';
import type { Contacted } from '../../../contract/schemas/help.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { day } from '../../durations.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { remove } from '../applications/decide.ts';
import { auditLedger } from '../money/audit.ts';
import { payApprovedTasks } from '../money/partialPayment.ts';
import { cancelPayment, holdPayment, releasePayment } from '../paymentChanges/paymentHolds.ts';
import { deductFromPayment } from '../paymentChanges/deductions.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { rejectStep } from '../work/review.ts';
import { decideCase, recordBrandReply } from './decideCase.ts';

// The demo account has three works: a draft in review ($ 140.00), approved work of $ 260.00 that is expected in six days, and accepted
// work of $ 260.00 whose draft the brand wants changed.
const reviewedJob = 'clearwell-two-minutes';
const reviewedPayment = 'payment-now-minutes';
const approvedJob = 'hearth-lunchbox';
const approvedPayment = 'payment-past-hearth-lunchbox';
const acceptedJob = 'tidal-lap-diary';
const acceptedApplication = 'now-laps';
const acceptedPayment = 'payment-now-laps';
// The account has only applied for this job, so there is no payment.
const appliedJob = 'wren-desk-reset';

describe.each(databaseKinds)('an objection on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
  });
  afterEach(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const readJob = async (job: string) => (await user.get<JobDetail>(`/api/job/${job}`)).body;
  const dispute = (about: CaseSubject, job: string, more: object = {}) =>
    user.post<Contacted>('/api/contactus', {
      topic: 'dispute',
      about,
      job_id: job,
      client_ref: randomUUID(),
      ...more,
    });
  /** Rejects the draft in review, which ends the work. */
  const reject = async () => {
    const { db } = server.services;
    await db
      .updateTable('application_steps')
      .set({ revisions_left: 0 })
      .where('id', '=', 'now-minutes-draft')
      .execute();
    await rejectStep(server.services, 'now-minutes-draft', {
      at: new Date().toISOString(),
      by: 'Clearwell',
      text: 'Too dark.',
      kind: 'note',
    });
  };
  const wait = async (time: number) => {
    server.services.clock.advance(time);
    // One change can make the next one due.
    for (let round = 0; round < 3; round += 1) await runDueJobs(server.services);
    // Signs in again, because the moved clock ends sessions.
    user = await server.signedIn('approved');
  };
  const readBalance = async () =>
    Number(
      (
        await server.services.db
          .selectFrom('ledger_accounts')
          .select('balance')
          .where('id', '=', 'wallet:account-approved:USD')
          .executeTakeFirstOrThrow()
      ).balance,
    );

  test('of three objections at once, one is opened', async () => {
    await reject();
    const results = await Promise.all([1, 2, 3].map(() => dispute('rejection', reviewedJob)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('an objection to a rejection is opened once, heard, and decided once, and the money moves', async () => {
    await reject();
    const client_ref = randomUUID();
    const sent = await dispute('rejection', reviewedJob, { client_ref, message: 'It is bright.' });
    expect(sent.status).toBe(201);
    const { reference } = sent.body;
    expect(reference).toMatch(/^D-[0-9A-F]{8}$/);
    expect(
      (await dispute('rejection', reviewedJob, { client_ref, message: 'It is bright.' })).body,
    ).toEqual(sent.body);
    const again = await dispute('rejection', reviewedJob);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ error: expect.stringContaining(reference) as string });
    const job = await readJob(reviewedJob);
    expect(job.case).toMatchObject({
      reference,
      about: 'rejection',
      state: 'open',
      outcome: null,
      message: 'It is bright.',
    });
    expect(job.payment?.case).toEqual(job.case);
    expect(job.submissions).toHaveLength(1);
    await recordBrandReply(server.services, reference, 'It was dark on our screen.');
    expect((await readJob(reviewedJob)).case?.state).toBe('brand_heard');
    const decide = () =>
      decideCase(server.services, reference, { outcome: 'paid', text: 'It is bright enough.' });
    const results = await Promise.allSettled([decide(), decide()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const decided = await readJob(reviewedJob);
    expect(decided.case).toMatchObject({
      state: 'decided',
      outcome: 'paid',
      text: 'It is bright enough.',
      amount: { amount: 14_000, currency: 'USD' },
    });
    expect(decided.payment).toMatchObject({ state: 'pending', net: { amount: 14_000 } });
    const before = await readBalance();
    await wait(15 * day);
    expect((await readJob(reviewedJob)).payment?.state).toBe('available');
    const credits = await server.services.db
      .selectFrom('ledger_transactions')
      .select('event')
      .where('event', '=', `payment:${reviewedPayment}`)
      .execute();
    expect(credits).toHaveLength(1);
    expect(await readBalance()).toBeGreaterThanOrEqual(before + 14_000);
    expect((await dispute('rejection', reviewedJob)).status).toBe(409);
    await wait(30 * day);
    expect((await readJob(reviewedJob)).case?.state).toBe('closed');
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('an objection is refused with a reason, or paid in part, never more than was taken', async () => {
    await reject();
    const { reference } = (await dispute('rejection', reviewedJob)).body;
    const part = (amount: string) =>
      decideCase(server.services, reference, { outcome: 'part', text: 'Half.', amount });
    for (const amount of ['0', '-5', 'x', '1.234']) {
      await expect(part(amount)).rejects.toMatchObject({ kind: 'invalid' });
    }
    // A part is less than the whole amount.
    await expect(part('140.00')).rejects.toMatchObject({ kind: 'conflict' });
    await part('70.00');
    expect((await readJob(reviewedJob)).payment).toMatchObject({
      state: 'pending',
      net: { amount: 7000 },
      adjustments: [{ label: reference, amount: { amount: -7000 } }],
    });
    // The decision on an objection is final.
    expect((await dispute('rejection', reviewedJob)).status).toBe(409);
    await remove(server.services, acceptedApplication, { code: 'other', text: 'No reply.' });
    const removal = (await dispute('removal', acceptedJob)).body;
    await decideCase(server.services, removal.reference, {
      outcome: 'refused',
      text: 'You did not reply.',
    });
    expect(await readJob(acceptedJob)).toMatchObject({
      case: { outcome: 'refused', amount: null },
      payment: { state: 'cancelled' },
    });
  });

  test('an objection releases the hold, and another hold can be objected to again', async () => {
    const hold = () =>
      holdPayment(server.services, approvedPayment, {
        code: 'checking_work',
        text: 'We look again.',
        reviewOn: server.services.clock.now() + day,
      });
    await hold();
    const { reference } = (await dispute('hold', approvedJob)).body;
    await decideCase(server.services, reference, { outcome: 'paid', text: 'All is well.' });
    expect((await readJob(approvedJob)).payment?.state).toBe('pending');
    expect((await dispute('hold', approvedJob)).status).toBe(409);
    // A hold is identified by its time, so the second one must begin later.
    server.services.clock.advance(1000);
    await hold();
    expect((await dispute('hold', approvedJob)).status).toBe(201);
  });

  test('an objection to a deduction is paid to the wallet if the payment was credited', async () => {
    await deductFromPayment(server.services, approvedPayment, {
      amount: '25.50',
      reason: 'Posted a day late',
    });
    const deducted = (await readJob(approvedJob)).payment;
    const { reference } = (await dispute('deduction', approvedJob)).body;
    await wait(8 * day);
    expect((await readJob(approvedJob)).payment?.state).toBe('available');
    const before = await readBalance();
    await decideCase(server.services, reference, { outcome: 'paid', text: 'It was on time.' });
    expect(await readBalance()).toBe(before + 2550);
    const payment = (await readJob(approvedJob)).payment;
    expect(payment?.net.amount).toBe((deducted?.net.amount ?? 0) + 2550);
    expect(payment?.net.amount).toBe(payment?.gross.amount);
  });

  test('an objection to a cancelled payment makes the payment payable again', async () => {
    await cancelPayment(server.services, approvedPayment, 'The post was deleted.');
    const { reference } = (await dispute('cancellation', approvedJob)).body;
    await decideCase(server.services, reference, { outcome: 'paid', text: 'It is there.' });
    expect((await readJob(approvedJob)).payment).toMatchObject({ state: 'pending', reason: null });
  });

  test('an objection to a hold that was released meanwhile pays nothing twice', async () => {
    await holdPayment(server.services, approvedPayment, {
      code: 'checking_work',
      text: 'We look again.',
      reviewOn: server.services.clock.now() + day,
    });
    const { reference } = (await dispute('hold', approvedJob)).body;
    await releasePayment(server.services, approvedPayment);
    await wait(8 * day);
    const before = await readBalance();
    const decide = (outcome: 'paid' | 'part') =>
      decideCase(server.services, reference, { outcome, text: 'It was fine.', amount: '1.00' });
    await expect(decide('part')).rejects.toMatchObject({ kind: 'conflict' });
    await decide('paid');
    await wait(day);
    expect(await readBalance()).toBe(before);
    expect((await readJob(approvedJob)).case).toMatchObject({ outcome: 'paid', amount: null });
  });

  test('an objection to the end of partly approved work gives back the rest, even of a payment cancelled since', async () => {
    const { db } = server.services;
    // One of two tasks is approved, so half of the pay was paid.
    const end = { applicationId: acceptedApplication, tasksApproved: 1, tasksTotal: 2, payDays: 5 };
    await db
      .transaction()
      .execute((tx) => payApprovedTasks(tx, { ...end, now: server.services.clock.now() }));
    expect((await readJob(acceptedJob)).payment).toMatchObject({
      state: 'pending',
      net: { amount: 13_000 },
      adjustments: [{ tasks: { approved: 1, total: 2 }, amount: { amount: -13_000 } }],
    });
    await db
      .updateTable('applications')
      .set({ state: 'removed', reason_code: 'other' })
      .where('id', '=', acceptedApplication)
      .execute();
    const { reference } = (await dispute('removal', acceptedJob)).body;
    await cancelPayment(server.services, acceptedPayment, 'The job is over.');
    const { amount } = await decideCase(server.services, reference, {
      outcome: 'paid',
      text: 'All was done.',
    });
    expect(amount).toBe(26_000);
    expect((await readJob(acceptedJob)).payment).toMatchObject({
      state: 'pending',
      net: { amount: 26_000 },
    });
  });

  test('an objection is possible only to a decision that took money', async () => {
    for (const about of ['rejection', 'hold', 'deduction', 'cancellation', 'removal'] as const) {
      expect((await dispute(about, approvedJob)).status).toBe(409);
    }
    expect((await dispute('rejection', appliedJob)).status).toBe(422);
    expect((await dispute('rejection', 'no-such-job')).status).toBe(422);
    await reject();
    expect((await dispute('hold', reviewedJob)).status).toBe(409);
  });

  test('an objection that is not decided in time stays visible, and is reported once', async () => {
    await reject();
    const { reference } = (await dispute('rejection', reviewedJob)).body;
    const dueBy = (await readJob(reviewedJob)).case?.due_by;
    await wait(15 * day);
    await wait(day);
    expect((await readJob(reviewedJob)).case).toMatchObject({ state: 'open', due_by: dueBy });
    const mails = await server.services.db
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', `[${reference}]%overdue`)
      .execute();
    expect(mails).toHaveLength(1);
    // An account cannot be closed before the decision.
    const plan = await user.get<{ blocks: { kind: string }[] }>('/api/user/closing');
    expect(plan.body.blocks.map(({ kind: block }) => block)).toContain('case');
  });
});
