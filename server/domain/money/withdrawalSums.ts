import type { WithdrawalState } from '../../contract/states.ts';
import type { Database } from '../../database/schema.ts';

/** Sums what has left a wallet and has not arrived yet, in minor units. */
export function sumOpenWithdrawals(db: Database, accountId: string): Promise<number> {
  return sumWithdrawals(db, accountId, ['requested', 'processing']);
}

/** Sums what has arrived, in minor units, fees included. */
export function sumPaidWithdrawals(db: Database, accountId: string): Promise<number> {
  return sumWithdrawals(db, accountId, ['paid']);
}

async function sumWithdrawals(
  db: Database,
  accountId: string,
  states: WithdrawalState[],
): Promise<number> {
  const row = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', accountId)
    .where('state', 'in', states)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
