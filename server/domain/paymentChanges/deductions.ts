import { formatCurrency } from '../../../contract/rules/formats.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isolate } from '../../i18n/isolate.ts';
import { assertNotErased } from '../accounts/findClosing.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { parseStaffAmount } from '../money/staffAmount.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import {
  readAdjustments,
  sumDeductions,
  withAdjustment,
  type Adjustment,
} from '../money/adjustments.ts';
import { creditCorrection } from '../money/correction.ts';
import { createDebit } from '../money/debits.ts';
import { announcePayment } from './paymentNews.ts';
import type { PaymentRow } from '../money/payments.ts';

type PaymentServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** A change of a payment with its reason; `amount` as typed, in major units, or `all`. */
export type Change = { amount: string; reason: string };

/**
 * Deducts an amount from a payment, with a reason. If the payment was credited, takes the amount back from the wallet, and what the balance
 * does not cover from the next money. Throws a DomainError for an invalid amount, and if nothing of an uncredited payment would be left.
 */
export function deductFromPayment(
  services: PaymentServices,
  id: string,
  { amount, reason }: Change,
): Promise<PaymentRow> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const before = await lock(tx, id);
    const isCredited = before.state === 'available';
    // A payment that is not credited is cancelled instead of deducting all of it.
    const most = isCredited ? before.net : before.net - 1;
    const minorUnits = readAmount(before, { amount, all: before.net, most });
    const payment = await adjust(tx, before, { label: reason, amount: -minorUnits });
    if (!isCredited) {
      await announcePayment(tx, services, payment, 'news.paymentReduced', now, { text: reason });
      return payment;
    }
    const { account_id: accountId, currency } = payment;
    const { waiting } = await createDebit(tx, {
      accountId,
      currency,
      amount: minorUnits,
      reason,
      paymentId: id,
      now,
    });
    const key = waiting > 0 ? 'news.paymentTakenLater' : 'news.paymentTaken';
    const format = (value: number) => isolate(formatCurrency({ amount: value, currency }));
    const amounts = { amount: format(minorUnits), waiting: format(waiting) };
    await announcePayment(tx, services, payment, key, newId(), { text: reason, ...amounts });
    return payment;
  });
}

/**
 * Returns an amount that was deducted from a payment, with a reason; if the payment was credited, to the wallet. Throws a DomainError for
 * more than was deducted.
 */
export function giveBackDeduction(
  services: PaymentServices,
  id: string,
  { amount, reason }: Change,
): Promise<PaymentRow> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const before = await lock(tx, id);
    const deducted = Math.min(sumByStaff(before), -sumDeductions(before));
    const minorUnits = readAmount(before, { amount, all: deducted, most: deducted });
    const payment = await adjust(tx, before, { label: reason, amount: minorUnits });
    const key = newId();
    if (before.state === 'available') {
      const event = `give-back:${key}`;
      await creditCorrection(tx, payment, { event, amount: minorUnits, fee: 0, now });
    }
    await announcePayment(tx, services, payment, 'news.paymentGivenBack', key, {
      text: reason,
      amount: isolate(formatCurrency({ amount: minorUnits, currency: payment.currency })),
    });
    return payment;
  });
}

const adjustable: readonly PaymentRow['state'][] = ['pending', 'on_hold', 'available'];

async function lock(tx: Tx, id: string): Promise<PaymentRow> {
  const payment = await paymentStates.lock(tx, id);
  const { account_id: accountId, state } = payment;
  await assertNotErased(tx, accountId);
  if (!adjustable.includes(state)) {
    throw new DomainError('conflict', 'payment.notAdjustable', { values: { state } });
  }
  return payment;
}

function readAmount(
  { currency }: PaymentRow,
  { amount, all, most }: { amount: string; all: number; most: number },
): number {
  const minorUnits = amount === 'all' ? all : parseStaffAmount(amount, currency);
  if (minorUnits <= 0 || minorUnits > most) {
    throw new DomainError('invalid', 'money.invalidAmount', { values: { amount, currency } });
  }
  return minorUnits;
}

/** Returns what the staff has deducted from a payment, in minor units; the pay of tasks that were not approved does not count. */
function sumByStaff(payment: PaymentRow): number {
  return readAdjustments(payment)
    .filter(({ amount, tasks }) => amount < 0 && tasks === undefined)
    .reduce((sum, { amount }) => sum - amount, 0);
}

function adjust(tx: Tx, before: PaymentRow, adjustment: Adjustment): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set(withAdjustment(before, adjustment))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
