import type { Tx } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import { sumDeductions, sumUnapproved, withAdjustment } from '../money/adjustments.ts';
import { creditCorrection } from '../money/correction.ts';
import { reinstateIn, releaseIn } from '../paymentChanges/paymentHolds.ts';
import { getMarketplaceFee, type PaymentRow } from '../money/payments.ts';
import type { Services } from '../services.ts';
import type { CaseRow } from '../money/caseView.ts';

type Outcome = {
  row: CaseRow;
  /** The payment, locked. */
  payment: PaymentRow;
  /** The part that is paid, in minor units; null for everything that the disputed decision took. */
  part: number | null;
};

/** Pays the money of a case that the publisher has won. Returns the paid amount in minor units; null if no money moves. */
export async function payOutcome(
  tx: Tx,
  services: Services,
  outcome: Outcome,
): Promise<number | null> {
  const { row, payment } = outcome;
  if (row.about === 'hold') return endHold(tx, services, outcome);
  if (payment.state !== 'cancelled') return giveBack(tx, services, outcome);
  // The case is only about a deduction, but a later decision cancelled the whole payment.
  if (row.about === 'deduction') throw new DomainError('conflict', 'case.nothingToPay');
  const paid =
    row.about === 'cancellation'
      ? await reducePayment(tx, outcome)
      : await giveBack(tx, services, outcome, { cancelledNet: payment.net });
  await reinstateIn(tx, payment.id, services.clock.now());
  return paid;
}

async function endHold(tx: Tx, services: Services, outcome: Outcome): Promise<number | null> {
  const { payment, part } = outcome;
  if (payment.state === 'on_hold' || payment.state === 'cancelled') {
    const paid = await reducePayment(tx, outcome);
    if (payment.state === 'on_hold') await releaseIn(tx, services, payment.id);
    else await reinstateIn(tx, payment.id, services.clock.now());
    return paid;
  }
  // The payment was released meanwhile, so nothing is paid twice or taken back.
  if (part !== null) throw new DomainError('conflict', 'case.notHeld');
  return null;
}

/** Reduces a payment to the given part; returns the paid amount. */
async function reducePayment(tx: Tx, { row, payment, part }: Outcome): Promise<number> {
  if (part === null) return payment.net;
  assertPart(part, payment.net);
  const deduction = { label: row.reference, amount: part - payment.net };
  await update(tx, payment.id, withAdjustment(payment, deduction));
  return part;
}

/**
 * Returns to the publisher the deductions plus `cancelledNet` (the net amount of a cancelled payment), or only `part` of that sum.
 * Changes the amount of the payment; if the payment is already in the wallet, credits the difference there.
 */
async function giveBack(
  tx: Tx,
  services: Services,
  { row, payment, part }: Outcome,
  { cancelledNet = 0 }: { cancelledNet?: number } = {},
): Promise<number> {
  const deducted = -sumDeductions(payment);
  // A deduction by the staff leaves the fee as it is; only the pay of tasks that were not approved was taken off together with its fee.
  const deductedWithFee = Math.min(deducted, -sumUnapproved(payment));
  const deductedFee = getMarketplaceFee(deductedWithFee, services.config.marketplace.feePercent);
  const owed = cancelledNet + deducted - deductedFee;
  if (owed === 0) throw new DomainError('conflict', 'case.nothingToPay');
  if (part !== null) assertPart(part, owed);
  // A part is the amount that the publisher gets, so no fee is taken from it.
  const fee = part === null ? deductedFee : 0;
  const amount = part === null ? deducted : part - cancelledNet;
  if (amount !== 0) {
    const adjustment = { label: row.reference, amount };
    await update(tx, payment.id, withAdjustment(payment, adjustment, fee));
  }
  if (payment.state === 'available') {
    await creditCorrection(tx, payment, {
      event: `case:${row.id}`,
      amount,
      fee,
      now: services.clock.now(),
    });
  }
  return part ?? owed;
}

function assertPart(part: number, owed: number): void {
  if (part >= owed) throw new DomainError('conflict', 'case.partTooHigh');
}

async function update(tx: Tx, id: string, change: ReturnType<typeof withAdjustment>) {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}
