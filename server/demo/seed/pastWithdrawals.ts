import type { Config } from '../../config.ts';
import {
  failWithdrawal,
  processWithdrawal,
  settleWithdrawal,
} from '../../domain/money/withdrawalStates.ts';
import { requestWithdrawal } from '../../domain/money/withdrawals.ts';
import type { Tx } from '../../database/schema.ts';
import { demoId, payoutRow } from './accounts.ts';
import { day } from './storyRows.ts';

/** A payout of the past; `amount` in minor units. */
export type PastWithdrawal = { ago: number; amount: number; failed?: string };

/** What the approved demo account has withdrawn; one came back. */
export const pastWithdrawals: PastWithdrawal[] = [
  { ago: 380, amount: 60_000 },
  { ago: 200, amount: 50_000 },
  {
    ago: 78,
    amount: 60_000,
    failed: 'The bank did not know the account number. Please check the last four digits.',
  },
  { ago: 70, amount: 60_000 },
];

/** Plays one payout from the request to the bank's answer, at its time. */
export async function writePastWithdrawal(
  tx: Tx,
  past: PastWithdrawal,
  now: number,
  rules: Config['withdrawal'],
): Promise<void> {
  const at = now - past.ago * day;
  const { id, label } = payoutRow();
  const request = {
    accountId: demoId('approved'),
    currency: 'USD',
    amount: past.amount,
    method: { id, label },
    now: at,
  };
  const row = await requestWithdrawal(tx, request, rules);
  await processWithdrawal(tx, row.id, at + day / 4);
  if (past.failed) await failWithdrawal(tx, row.id, past.failed, at + 2 * day);
  else await settleWithdrawal(tx, row.id, at + 2 * day);
}
