import type { Selectable } from 'kysely';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { newId } from '../identifiers.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import { openInternalAccount, openWallet, post, type LedgerEntry } from './ledger.ts';

/** A row of the payments table. */
export type PaymentRow = Selectable<Schema['payments']>;

/** The terms of a payment; `gross` in minor units, `feePercent` in percent of it. */
export type Estimate = {
  applicationId: string;
  accountId: string;
  jobId: string;
  currency: string;
  gross: number;
  feePercent: number;
  now: number;
};

/** Returns the fee of the marketplace for a pay before fees, in minor units. */
export function getMarketplaceFee(gross: number, percent: number): number {
  return Math.round((gross * percent) / 100);
}

/** Creates the estimated payment of an application that was just accepted. */
export async function estimatePayment(tx: Tx, estimate: Estimate): Promise<void> {
  const fee = getMarketplaceFee(estimate.gross, estimate.feePercent);
  await tx
    .insertInto('payments')
    .values({
      id: newId(),
      application_id: estimate.applicationId,
      account_id: estimate.accountId,
      job_id: estimate.jobId,
      state: 'estimated',
      currency: estimate.currency,
      gross: estimate.gross,
      adjustment: 0,
      adjustments_json: '[]',
      fee,
      net: estimate.gross - fee,
      approved_at: null,
      expected_on: null,
      moved_from: null,
      moved_reason: null,
      available_at: null,
      funded: 1,
      reason: null,
      created_at: estimate.now,
    })
    .execute();
}

/** Makes a payment pending and fixes its expected date, once the last task is approved. */
export async function startClearing(
  tx: Tx,
  applicationId: string,
  payDays: number,
  now: number,
): Promise<void> {
  await paymentStates.moveEach(tx, 'clear', await findPaymentIds(tx, applicationId), {
    approved_at: now,
    expected_on: now + payDays * day,
  });
}

/** Cancels the estimated payment of an application that ended without approved work. */
export async function cancelEstimate(tx: Tx, applicationId: string): Promise<void> {
  await paymentStates.moveEach(tx, 'abandon', await findPaymentIds(tx, applicationId));
}

/** Makes a pending payment available and credits the wallet; returns undefined if another process has already done so. */
export async function makeAvailable(
  tx: Tx,
  paymentId: string,
  now: number,
): Promise<PaymentRow | undefined> {
  const change = { available_at: now, funded: 1 };
  // `moveEach` skips a payment that is not pending, for which `move` would throw.
  const [payment] = await paymentStates.moveEach(tx, 'credit', [paymentId], change);
  if (payment && payment.net > 0) await creditWallet(tx, payment, now);
  return payment;
}

/** Finds the pending payments whose expected date has come and whose funds have arrived. */
export function findClearedPayments(db: Database, now: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'pending')
    .where('funded', '=', 1)
    .where('expected_on', '<=', now)
    .execute();
}

async function findPaymentIds(tx: Tx, applicationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ id }) => id);
}

async function creditWallet(tx: Tx, payment: PaymentRow, now: number): Promise<void> {
  const job = await tx
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', payment.job_id)
    .executeTakeFirstOrThrow();
  const wallet = await openWallet(tx, payment.account_id, payment.currency);
  const brands = await openInternalAccount(tx, 'brands', payment.currency);
  const fees = await openInternalAccount(tx, 'fees', payment.currency);
  const { gross, adjustment, fee, net } = payment;
  const entries: LedgerEntry[] = [
    { account: wallet, type: 'earning', amount: gross },
    { account: wallet, type: adjustment > 0 ? 'bonus' : 'adjustment', amount: adjustment },
    { account: wallet, type: 'fee', amount: -fee },
    { account: fees, type: 'counterpart', amount: fee },
    { account: brands, type: 'counterpart', amount: -net - fee },
  ];
  await post(tx, {
    event: `payment:${payment.id}`,
    at: now,
    ref: { kind: 'job', id: payment.job_id },
    subject: job.title,
    entries: entries.filter(({ amount }) => amount !== 0),
  });
}
