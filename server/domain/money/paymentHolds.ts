import { parseAmount } from '@byline/design-system/money';
import type { HoldReason } from '../../../contract/rules/paymentProblems.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import { withAdjustment } from './adjustments.ts';
import { announcePayment } from './paymentNews.ts';
import type { PaymentRow } from './payments.ts';

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
 * Deducts an amount from a payment that is not yet credited, with a reason; `amount` as typed, in major units. Throws a DomainError for an
 * invalid amount, or if nothing would be left.
 */
export function deductFromPayment(
  services: PaymentServices,
  id: string,
  { amount, reason }: { amount: string; reason: string },
): Promise<PaymentRow> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const before = await paymentStates.lock(tx, id);
    const { currency, state } = before;
    if (state !== 'pending' && state !== 'on_hold') {
      throw new DomainError('conflict', 'state.moved', { values: { state } });
    }
    const minorUnits = parseAmount(amount, currency);
    if (!minorUnits || minorUnits < 0 || minorUnits >= before.net) {
      throw new DomainError('invalid', 'money.invalidAmount', { values: { amount, currency } });
    }
    const payment = await tx
      .updateTable('payments')
      .set(withAdjustment(before, { label: reason, amount: -minorUnits }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await announcePayment(tx, services, payment, 'news.paymentReduced', now, { text: reason });
    return payment;
  });
}

function assertFuture(time: number, now: number): void {
  if (time <= now) throw new DomainError('invalid', 'payment.pastDate');
}
