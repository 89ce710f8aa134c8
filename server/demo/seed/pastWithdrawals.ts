import type { Config } from '../../config.ts';
import type { Tx } from '../../database/schema.ts';
import {
  failWithdrawal,
  processWithdrawal,
  settleWithdrawal,
} from '../../domain/money/withdrawalStates.ts';
import { requestWithdrawal } from '../../domain/money/withdrawals.ts';
import { day } from '../../durations.ts';
import { getDemoId, payoutRow } from './accounts.ts';

/** A past withdrawal; `ago` in days, `amount` in minor units. */
export type PastWithdrawal = { ago: number; amount: number; failed?: string };

/** The withdrawals of the approved account; one failed. */
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

/** Runs one withdrawal from the request to the bank's result, at its dates. */
export async function writePastWithdrawal(
  tx: Tx,
  past: PastWithdrawal,
  now: number,
  rules: Config['withdrawal'],
): Promise<void> {
  const at = now - past.ago * day;
  const { id, label } = payoutRow();
  const request = {
    accountId: getDemoId('approved'),
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
