import type { Tx } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { DomainError } from '../domainError.ts';
import { sumDeductions, withAdjustment } from '../money/adjustments.ts';
import { creditCorrection } from '../money/correction.ts';
import { noProblem, releaseIn } from '../money/paymentHolds.ts';
import type { PaymentRow } from '../money/payments.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import type { CaseRow } from './caseView.ts';

type Outcome = {
  row: CaseRow;
  /** The payment, locked. */
  payment: PaymentRow;
  /** What is paid in minor units, or null for all that the decision took. */
  part: number | null;
};

/** Moves the money of a case that was decided for the publisher; returns what is paid by it, in minor units. */
export async function payOutcome(tx: Tx, services: Services, outcome: Outcome): Promise<number> {
  const { row, payment } = outcome;
  if (payment.state === 'cancelled') {
    const paid = await limit(tx, outcome, payment.net);
    await reinstate(tx, services, payment);
    return paid;
  }
  if (row.about === 'hold') {
    if (payment.state !== 'on_hold') throw new DomainError('conflict', 'case.notHeld');
    const paid = await limit(tx, outcome, payment.net);
    await releaseIn(tx, services, payment.id);
    return paid;
  }
  return giveBack(tx, services, outcome);
}

/** Reduces a payment to the part that is paid; returns what is paid. */
async function limit(tx: Tx, { row, payment, part }: Outcome, all: number): Promise<number> {
  if (part === null) return all;
  assertPart(part, all);
  const deduction = { label: row.reference, amount: part - all };
  await update(tx, payment.id, withAdjustment(payment, deduction));
  return part;
}

// The money of the brand is due again, as after an approval.
async function reinstate(tx: Tx, { clock }: Services, payment: PaymentRow): Promise<void> {
  const now = clock.now();
  const { pay_days: payDays } = await tx
    .selectFrom('jobs')
    .select('pay_days')
    .where('id', '=', payment.job_id)
    .executeTakeFirstOrThrow();
  await paymentStates.move(tx, 'reinstate', payment.id, {
    ...noProblem,
    approved_at: payment.approved_at ?? now,
    expected_on: now + payDays * day,
    moved_from: null,
    moved_reason: null,
    reason: null,
  });
}

/** Gives back what was deducted, or a part: with the payment if it is not credited yet, otherwise to the wallet. */
async function giveBack(
  tx: Tx,
  services: Services,
  { row, payment, part }: Outcome,
): Promise<number> {
  const deducted = -sumDeductions(payment);
  const percent = services.config.marketplace.feePercent;
  const fee = part === null ? Math.round((deducted * percent) / 100) : 0;
  const all = deducted - Math.round((deducted * percent) / 100);
  if (deducted === 0) throw new DomainError('conflict', 'case.nothingToPay');
  if (part !== null) assertPart(part, all);
  const amount = part ?? deducted;
  await update(tx, payment.id, withAdjustment(payment, { label: row.reference, amount }, fee));
  if (payment.state === 'available') {
    await creditCorrection(tx, payment, {
      event: `case:${row.id}`,
      amount,
      fee,
      now: services.clock.now(),
    });
  }
  return amount - fee;
}

function assertPart(part: number, all: number): void {
  if (part >= all) throw new DomainError('conflict', 'case.partTooHigh');
}

async function update(tx: Tx, id: string, change: ReturnType<typeof withAdjustment>) {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}
