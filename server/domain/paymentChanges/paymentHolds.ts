import type { HoldReason } from '../../../contract/rules/paymentProblems.ts';
import { openCaseStates } from '../../../contract/rules/states.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { assertNotErased } from '../accounts/findClosing.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import { announcePayment } from './paymentNews.ts';
import type { PaymentRow } from '../money/payments.ts';

type PaymentServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Why a payment is held, in the words of the staff, and when (ms UTC) the hold is reviewed. */
export type Hold = { code: HoldReason; text: string; reviewOn: number };

/** Column values of a payment without problems. */
export const noProblem = {
  late_since: null,
  held_at: null,
  answer_by: null,
  review_on: null,
  escalated_at: null,
  problem_code: null,
  problem_text: null,
} as const;

/** Puts a pending payment on hold with a reason and the date of its review; only the staff does this. */
export async function holdPayment(
  services: PaymentServices,
  id: string,
  hold: Hold,
): Promise<PaymentRow> {
  const now = services.clock.now();
  assertFuture(hold.reviewOn, now);
  return inTransaction(services.db, async (tx) => {
    const payment = await paymentStates.move(tx, 'hold', id, {
      reason: hold.text,
      held_at: now,
      review_on: hold.reviewOn,
      problem_code: hold.code,
      // The date of the review replaces a promised answer about a delay.
      answer_by: null,
      escalated_at: null,
    });
    await announcePayment(tx, services, payment, 'news.paymentHeld', now);
    return payment;
  });
}

/** Sets the date of a hold's next review, and the result of the last review. */
export async function reviewHold(
  services: PaymentServices,
  id: string,
  hold: Hold,
): Promise<PaymentRow> {
  const now = services.clock.now();
  assertFuture(hold.reviewOn, now);
  return inTransaction(services.db, async (tx) => {
    const payment = await tx
      .updateTable('payments')
      .set({
        reason: hold.text,
        review_on: hold.reviewOn,
        problem_code: hold.code,
        escalated_at: null,
      })
      .where('id', '=', id)
      .where('state', '=', 'on_hold')
      .returningAll()
      .executeTakeFirst();
    if (!payment) throw new DomainError('conflict', 'payment.notOnHold');
    await announcePayment(tx, services, payment, 'news.holdReviewed', now);
    return payment;
  });
}

/** Releases a payment on hold, so that it is pending again. The reason of the hold stays on record. */
export function releasePayment(services: PaymentServices, id: string): Promise<PaymentRow> {
  return inTransaction(services.db, (tx) => releaseIn(tx, services, id));
}

/** Like `releasePayment`, in the caller's transaction. */
export async function releaseIn(
  tx: Tx,
  services: PaymentServices,
  id: string,
): Promise<PaymentRow> {
  const payment = await paymentStates.move(tx, 'release', id, noProblem);
  await announcePayment(tx, services, payment, 'news.paymentReleased', services.clock.now());
  return payment;
}

/** Cancels a payment that was not credited yet, with a reason. */
export function cancelPayment(
  services: PaymentServices,
  id: string,
  reason: string,
): Promise<PaymentRow> {
  return inTransaction(services.db, async (tx) => {
    const payment = await paymentStates.move(tx, 'cancel', id, { ...noProblem, reason });
    await announcePayment(tx, services, payment, 'news.paymentCancelled', services.clock.now());
    return payment;
  });
}

/**
 * Makes a cancelled payment due again, with a reason: after the days that the job pays in, as after an approval. Throws a DomainError for a
 * payment whose work was never approved, and while an objection to the decision is open.
 */
export function reinstatePayment(
  services: PaymentServices,
  id: string,
  reason: string,
): Promise<PaymentRow> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const { account_id: accountId, approved_at: approvedAt } = await paymentStates.lock(tx, id);
    await assertNotErased(tx, accountId);
    if (approvedAt === null) throw new DomainError('conflict', 'payment.neverDue');
    const openCase = await tx
      .selectFrom('cases')
      .select('id')
      .where('payment_id', '=', id)
      .where('state', 'in', openCaseStates)
      .executeTakeFirst();
    // Its decision would pay the money a second time.
    if (openCase) throw new DomainError('conflict', 'payment.hasCase');
    const payment = await reinstateIn(tx, id, now);
    await announcePayment(tx, services, payment, 'news.paymentReinstated', now, { text: reason });
    return payment;
  });
}

/** Like `reinstatePayment`, in the caller's transaction and without a message. */
export async function reinstateIn(tx: Tx, id: string, now: number): Promise<PaymentRow> {
  const { job_id: jobId, approved_at: approvedAt } = await paymentStates.lock(tx, id);
  const { pay_days: payDays } = await tx
    .selectFrom('jobs')
    .select('pay_days')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return paymentStates.move(tx, 'reinstate', id, {
    ...noProblem,
    approved_at: approvedAt ?? now,
    expected_on: now + payDays * day,
    moved_from: null,
    moved_reason: null,
    reason: null,
  });
}

function assertFuture(time: number, now: number): void {
  if (time <= now) throw new DomainError('invalid', 'payment.pastDate');
}
