import type { ExpressionBuilder, Updateable } from 'kysely';
import { lateReasons, type LateReason } from '../../../contract/rules/paymentProblems.ts';
import { toCalendarDay } from '../../../contract/rules/timeZones.ts';
import { addWorkingDays } from '../../../contract/rules/workingDays.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { inTransaction, inTransactions } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import { announcePayment } from './paymentNews.ts';
import type { PaymentRow } from '../money/payments.ts';
import { askAfter, getLateSince } from '../money/problems.ts';

/** Why a payment is late, in the words of the staff, and its new date (ms UTC); null while there is none. */
export type Delay = { code: LateReason; text: string; until: number | null };

/**
 * Sets why a pending payment is late. A new date replaces the expected date; without one, the publisher gets a date for the next answer.
 * Throws a DomainError for a payment that is not late and gets no new date.
 */
export async function explainDelay(
  services: Services,
  id: string,
  { code, text, until }: Delay,
): Promise<PaymentRow> {
  const { db, clock } = services;
  const now = clock.now();
  if (until !== null && until <= now) throw new DomainError('invalid', 'payment.pastDate');
  return inTransaction(db, async (tx) => {
    const row = await paymentStates.lock(tx, id);
    if (row.state !== 'pending') {
      throw new DomainError('conflict', 'state.moved', { values: { state: row.state } });
    }
    const lateSince = getLateSince(row, now);
    if (lateSince === null && until === null) {
      throw new DomainError('conflict', 'payment.notLate');
    }
    const payment = await update(tx, id, {
      late_since: lateSince,
      problem_code: code,
      problem_text: text,
      escalated_at: null,
      answer_by: until === null ? await readAnswerDate(tx, services, row.account_id, now) : null,
      ...(until !== null && {
        expected_on: until,
        moved_from: row.expected_on,
        moved_reason: text,
      }),
    });
    const key = until === null ? 'news.paymentExplained' : 'news.paymentMoved';
    await announcePayment(tx, services, payment, key, `${now}`, {
      text,
      // A payment whose date was moved before it was missed is not late.
      sinceOn: lateSince ?? row.expected_on ?? now,
      problem: code,
      next: lateReasons[code],
    });
    return payment;
  });
}

/**
 * Promises an answer for payments whose date was missed a day ago without an explanation; notifies publisher and support once. Returns the
 * number of payments.
 */
export async function askAboutLatePayments(services: Services): Promise<number> {
  const { db, clock, config } = services;
  const now = clock.now();
  const due = await selectUnexplained(db, now).select(['id', 'account_id']).execute();
  return inTransactions(db, due, async (tx, { id, account_id: accountId }) => {
    const answerBy = await readAnswerDate(tx, services, accountId, now);
    const payment = await tx
      .updateTable('payments')
      .set((row) => ({
        late_since: row.fn.coalesce('late_since', 'expected_on'),
        problem_code: 'asking_brand' as const,
        problem_text: null,
        answer_by: answerBy,
        escalated_at: null,
      }))
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('answer_by', 'is', null)
      .where('expected_on', '<=', now - askAfter)
      .returningAll()
      .executeTakeFirst();
    // Another process has promised the answer, or the money has arrived.
    if (!payment) return false;
    await announcePayment(tx, services, payment, 'news.paymentAsked', now);
    await sendEmail(tx, clock, {
      recipient: config.app.supportEmail,
      subject: `[${payment.id}] A payment is late without a reason`,
      body: `Ask the brand, then: operator late ${payment.id} CODE [--until YYYY-MM-DD] REASON…`,
    });
    return true;
  });
}

/**
 * Notifies publisher and support, once, that a promised answer or the review of a hold is overdue. The promised date stays. Returns the
 * number of payments.
 */
export async function escalatePayments(services: Services): Promise<number> {
  const { db, clock, config } = services;
  const now = clock.now();
  const due = await selectOverduePromises(db, now)
    .select('id')
    .where('escalated_at', 'is', null)
    .execute();
  return inTransactions(db, due, async (tx, { id }) => {
    const payment = await tx
      .updateTable('payments')
      .set({ escalated_at: now })
      .where('id', '=', id)
      .where('escalated_at', 'is', null)
      .where(isPromiseOverdue(now))
      .returningAll()
      .executeTakeFirst();
    if (!payment) return false;
    const isHeld = payment.state === 'on_hold';
    const date = (isHeld ? payment.review_on : payment.answer_by) ?? now;
    const key = isHeld ? 'news.reviewOverdue' : 'news.answerOverdue';
    await announcePayment(tx, services, payment, key, date);
    await sendEmail(tx, clock, {
      recipient: config.app.supportEmail,
      subject: `[${payment.id}] ${isHeld ? 'The review of a hold' : 'A promised answer'} is overdue`,
      body: 'The publisher sees that the date has passed: operator promises',
    });
    return true;
  });
}

/** Selects the payments whose promised answer or review is overdue. */
export function selectOverduePromises(db: Database, now: number) {
  return db.selectFrom('payments').where(isPromiseOverdue(now));
}

/** Selects payments that have been late for a day without an explanation or a promised answer. */
export function selectUnexplained(db: Database, now: number) {
  return db
    .selectFrom('payments')
    .where('state', '=', 'pending')
    .where('answer_by', 'is', null)
    .where('expected_on', '<=', now - askAfter);
}

function isPromiseOverdue(now: number) {
  return (eb: ExpressionBuilder<Schema, 'payments'>) =>
    eb.or([
      eb.and([eb('state', '=', 'pending'), eb('answer_by', '<', now)]),
      eb.and([eb('state', '=', 'on_hold'), eb('review_on', '<', now)]),
    ]);
}

const saturdayAndSunday = [0, 6];

// Counts working days in the publisher's time zone, so that the promised day is never on a weekend for them.
async function readAnswerDate(
  tx: Tx,
  { config }: Services,
  accountId: string,
  now: number,
): Promise<number> {
  const { timezone } = await tx
    .selectFrom('accounts')
    .select('timezone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { holidays } = config.withdrawal;
  const today = toCalendarDay(now, timezone);
  const answerDay = addWorkingDays(today, config.marketplace.lateAnswerDays, {
    weekend: saturdayAndSunday,
    holidays,
  });
  return now + answerDay - today;
}

function update(tx: Tx, id: string, change: Updateable<Schema['payments']>): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
