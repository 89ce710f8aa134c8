import type { Tx } from '../../database/schema.ts';
import { waiveDebits } from './debits.ts';
import { lockWallet, openInternalAccount, post, type LedgerEntry } from './ledger.ts';
import type { PaymentRow } from './payments.ts';

/** An amount to add to a credited payment, in minor units; `event` identifies the correction. */
export type Correction = { event: string; amount: number; fee: number; now: number };

/**
 * Credits a correction of a credited payment to the wallet; posts nothing if the event was posted before. What is still to be taken back for
 * the payment is waived first, and only the rest credited.
 */
export async function creditCorrection(
  tx: Tx,
  { id, account_id: accountId, currency, job_id: jobId }: PaymentRow,
  { event, amount, fee, now }: Correction,
): Promise<void> {
  const job = await tx
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { id: wallet } = await lockWallet(tx, accountId, currency);
  await tx
    .updateTable('payments')
    .set((row) => ({ corrected: row('corrected', '+', amount - fee) }))
    .where('id', '=', id)
    .execute();
  const credited = amount - (await waiveDebits(tx, id, amount - fee));
  if (credited === 0) return;
  const brands = await openInternalAccount(tx, 'brands', currency);
  const fees = await openInternalAccount(tx, 'fees', currency);
  const entries: LedgerEntry[] = [
    { account: wallet, type: 'adjustment', amount: credited },
    { account: wallet, type: 'fee', amount: -fee },
    { account: fees, type: 'counterpart', amount: fee },
    { account: brands, type: 'counterpart', amount: -credited },
  ];
  await post(tx, {
    event,
    at: now,
    ref: { kind: 'job', id: jobId },
    subject: job.title,
    entries: entries.filter((entry) => entry.amount !== 0),
  });
}
