import type { Tx } from '../../database/schema.ts';
import { openInternalAccount, openWallet, post, type LedgerEntry } from './ledger.ts';
import type { PaymentRow } from './payments.ts';

/** An amount to add to a credited payment, in minor units; `event` identifies the correction. */
export type Correction = { event: string; amount: number; fee: number; now: number };

/** Credits a correction of a credited payment to the wallet; posts nothing if the event was posted before. */
export async function creditCorrection(
  tx: Tx,
  { account_id: accountId, currency, job_id: jobId }: PaymentRow,
  { event, amount, fee, now }: Correction,
): Promise<void> {
  const job = await tx
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const wallet = await openWallet(tx, accountId, currency);
  const brands = await openInternalAccount(tx, 'brands', currency);
  const fees = await openInternalAccount(tx, 'fees', currency);
  const entries: LedgerEntry[] = [
    { account: wallet, type: 'adjustment', amount },
    { account: wallet, type: 'fee', amount: -fee },
    { account: fees, type: 'counterpart', amount: fee },
    { account: brands, type: 'counterpart', amount: -amount },
  ];
  await post(tx, {
    event,
    at: now,
    ref: { kind: 'job', id: jobId },
    subject: job.title,
    entries: entries.filter((entry) => entry.amount !== 0),
  });
}
