import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Payments } from '../../../contract/schemas/money.ts';
import type { Wallets } from '../../../contract/schemas/wallet.ts';
import { day, hour } from '../../durations.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { explainDelay } from './latePayments.ts';
import { holdPayment, releasePayment, reviewHold } from './paymentHolds.ts';

const id = 'payment-past-lumen-golden-hour';
const job = 'lumen-golden-hour';

describe.each(databaseKinds)('late payments and holds on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    // The payment is expected in three days, but the brand does not pay.
    await server.services.db
      .updateTable('payments')
      .set({ funded: 0 })
      .where('id', '=', id)
      .execute();
  });
  afterEach(() => server.close());

  const readJob = async () => {
    const user = await server.signedIn('approved');
    return (await user.get<JobDetail>(`/api/job/${job}`)).body;
  };
  const readPayment = async () => (await readJob()).payment;
  const countNews = async (key: string) =>
    (
      await server.services.db
        .selectFrom('discussion_messages')
        .select('id')
        .where('account_id', '=', 'account-approved')
        .where('job_id', '=', job)
        .where('message_key', '=', key)
        .execute()
    ).length;
  const readMails = async (subject: string) =>
    (
      await server.services.db
        .selectFrom('outbox')
        .selectAll()
        .where('subject', 'like', `%${subject}%`)
        .execute()
    )
      // Emails to the support begin with the id of a payment in brackets; this leaves out the other payments.
      .filter(({ subject: text }) => text.includes(id) || !text.startsWith('['));
  const wait = async (time: number) => {
    server.services.clock.advance(time);
    // Several processes run the schedule at once.
    await Promise.all([1, 2, 3].map(() => runDueJobs(server.services)));
  };

  test('a payment is not late while it may still be cleared; then it is, and the brand is asked once, after a day', async () => {
    const missed = (await readPayment())?.expected_on;
    expect((await readPayment())?.problem).toBeNull();
    // Half an hour after the expected date.
    await wait(3 * day + hour / 2);
    expect(await readPayment()).toMatchObject({ overdue: false, problem: null });
    await wait(hour);
    expect(await readPayment()).toMatchObject({
      overdue: true,
      problem: { kind: 'late', code: 'no_reason_yet', since: missed, new_date: null, next: 'us' },
    });
    expect(await countNews('news.paymentAsked')).toBe(0);
    await wait(day);
    const asked = (await readPayment())?.problem;
    expect(asked).toMatchObject({
      code: 'asking_brand',
      since: missed,
      new_date: null,
      next: 'us',
    });
    await wait(hour);
    expect((await readPayment())?.problem).toEqual(asked);
    expect(await countNews('news.paymentAsked')).toBe(1);
    expect(await readMails('A payment is late without a reason')).toHaveLength(1);
    const news = (await readMails('Golden hour')).filter(({ body }) => body.includes('asking'));
    expect(news).toHaveLength(1);
    expect(news[0]?.body).toContain('You will hear from us by');
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('a promise that was not kept stays visible, and is reported once', async () => {
    await wait(4 * day + hour);
    // The brand has been asked by now, which promises an answer.
    const promised = (await readPayment())?.problem?.answer_by;
    // The schedule runs twice after the promised date, so that a repeated report would be counted.
    await wait(8 * day);
    await wait(8 * day);
    expect((await readPayment())?.problem).toMatchObject({
      code: 'asking_brand',
      answer_by: promised,
    });
    expect(await countNews('news.paymentAsked')).toBe(1);
    expect(await countNews('news.answerOverdue')).toBe(1);
    expect(await readMails('A promised answer is overdue')).toHaveLength(1);
  });

  test('a late payment has the reason and the new date of the staff, and stays overdue until it is paid', async () => {
    await wait(4 * day + hour);
    const since = (await readPayment())?.problem?.since;
    const until = server.services.clock.now() + 5 * day;
    await explainDelay(server.services, id, {
      code: 'wrong_invoice',
      text: 'The order number was wrong.',
      until,
    });
    const payment = await readPayment();
    expect(payment).toMatchObject({
      overdue: true,
      expected_on: new Date(until).toISOString(),
      expected_moved: { from: since, reason: 'The order number was wrong.' },
      problem: {
        code: 'wrong_invoice',
        text: 'The order number was wrong.',
        since,
        new_date: new Date(until).toISOString(),
        next: 'brand',
        answer_by: null,
      },
    });
    const user = await server.signedIn('approved');
    const overdue = (await user.get<Payments>('/api/payment?overdue=1')).body.data;
    expect(overdue.map((row) => row.id)).toContain(id);
    const [wallet] = (await user.get<Wallets>('/api/summary/wallet')).body.wallets;
    const sum = overdue.reduce((total, { net }) => total + net.amount, 0);
    expect(wallet?.overdue.amount).toBe(sum);
    // When the new date is missed too, no date moves by itself, and the brand is asked again.
    await wait(5 * day + hour);
    expect((await readPayment())?.problem).toMatchObject({ code: 'no_reason_yet', since });
    await wait(day);
    expect((await readPayment())?.problem).toMatchObject({ code: 'asking_brand', since });
    expect(await countNews('news.paymentAsked')).toBe(2);
  });

  test('a reason without a date promises news on a day at least three days later', async () => {
    await wait(4 * day + hour);
    const now = server.services.clock.now();
    await explainDelay(server.services, id, {
      code: 'bank_delay',
      text: 'A holiday.',
      until: null,
    });
    const problem = (await readPayment())?.problem;
    expect(problem).toMatchObject({ code: 'bank_delay', text: 'A holiday.', next: 'bank' });
    expect(Date.parse(problem?.answer_by ?? '')).toBeGreaterThanOrEqual(now + 3 * day);
  });

  test('a delay cannot be explained before the payment is late; the payment can only be moved to a date in the future', async () => {
    const explain = (until: number | null) =>
      explainDelay(server.services, id, { code: 'bank_delay', text: 'A holiday.', until });
    await expect(explain(null)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(explain(server.services.clock.now())).rejects.toMatchObject({
      kind: 'invalid',
      message: 'payment.pastDate',
    });
    await explain(server.services.clock.now() + 10 * day);
    expect(await readPayment()).toMatchObject({ overdue: false, problem: null });
  });

  test('a payment is no longer late in any respect once it is paid', async () => {
    await wait(4 * day + hour);
    await server.services.db
      .updateTable('payments')
      .set({ funded: 1 })
      .where('id', '=', id)
      .execute();
    await wait(hour);
    expect(await readPayment()).toMatchObject({
      state: 'available',
      overdue: false,
      problem: null,
    });
    await wait(9 * day);
    expect(await countNews('news.answerOverdue')).toBe(0);
  });

  test('a hold has a reason and a review date, and a missed review is reported', async () => {
    const reviewOn = server.services.clock.now() + 3 * day;
    const hold = { code: 'post_missing', text: 'We see “not found”.', reviewOn } as const;
    await expect(
      holdPayment(server.services, id, { ...hold, reviewOn: server.services.clock.now() }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await holdPayment(server.services, id, hold);
    expect((await readPayment())?.problem).toMatchObject({
      kind: 'held',
      code: 'post_missing',
      text: hold.text,
      since: new Date(server.services.clock.now()).toISOString(),
      next: 'you',
      review_on: new Date(reviewOn).toISOString(),
    });
    expect(await countNews('news.paymentHeld')).toBe(1);
    await wait(4 * day);
    expect((await readPayment())?.problem?.review_on).toBe(new Date(reviewOn).toISOString());
    expect(await countNews('news.reviewOverdue')).toBe(1);
    await reviewHold(server.services, id, {
      ...hold,
      reviewOn: server.services.clock.now() + day,
    });
    await wait(2 * day);
    expect(await countNews('news.reviewOverdue')).toBe(2);
    await releasePayment(server.services, id);
    // The date of the payment has passed meanwhile, so it is late.
    expect((await readPayment())?.problem).toMatchObject({ kind: 'late', code: 'no_reason_yet' });
  });

  test('each hold and each review is reported, also with the same date of the review', async () => {
    const { clock } = server.services;
    const reviewOn = clock.now() + 5 * day;
    const hold = { code: 'post_missing', text: 'We see “not found”.', reviewOn } as const;
    await holdPayment(server.services, id, hold);
    clock.advance(hour);
    await releasePayment(server.services, id);
    clock.advance(hour);
    await holdPayment(server.services, id, { ...hold, text: 'It is gone again.' });
    expect(await countNews('news.paymentHeld')).toBe(2);
    for (const text of ['We asked the platform.', 'The platform has not answered.']) {
      clock.advance(hour);
      await reviewHold(server.services, id, { ...hold, text });
    }
    expect(await countNews('news.holdReviewed')).toBe(2);
  });

  test('a payment that is late again after a hold is asked about again', async () => {
    await wait(4 * day + hour);
    expect(await countNews('news.paymentAsked')).toBe(1);
    const reviewOn = server.services.clock.now() + 5 * day;
    await holdPayment(server.services, id, { code: 'post_missing', text: 'Not found.', reviewOn });
    await releasePayment(server.services, id);
    await wait(hour);
    expect((await readPayment())?.problem).toMatchObject({ code: 'asking_brand' });
    expect(await countNews('news.paymentAsked')).toBe(2);
  });

  test('a payment that was on hold shows no reason once it is paid', async () => {
    const reviewOn = server.services.clock.now() + day;
    await holdPayment(server.services, id, { code: 'post_missing', text: 'Not found.', reviewOn });
    expect(await readPayment()).toMatchObject({ state: 'on_hold', reason: 'Not found.' });
    await releasePayment(server.services, id);
    expect(await readPayment()).toMatchObject({ state: 'pending', reason: null });
    await server.services.db
      .updateTable('payments')
      .set({ funded: 1 })
      .where('id', '=', id)
      .execute();
    await wait(4 * day);
    expect(await readPayment()).toMatchObject({ state: 'available', reason: null });
  });
});
