import type { Database } from '../../database/schema.ts';

/** A fee of a withdrawal at the time (ms UTC) when it was charged, or came back with the amount: then it is negative. */
export type WithdrawalFee = { at: number; amount: number };

/** Reads the withdrawal fees of an account in a range of time, in minor units; `end` is excluded. */
export async function readWithdrawalFees(
  db: Database,
  { accountId, currency }: { accountId: string; currency: string },
  { start, end }: { start: number; end: number },
): Promise<WithdrawalFee[]> {
  const withFee = db
    .selectFrom('withdrawals')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('fee', '!=', 0);
  const charged = await withFee
    .select(['requested_at as at', 'fee'])
    .where('requested_at', '>=', start)
    .where('requested_at', '<', end)
    .execute();
  const returned = await withFee
    .select(['ended_at as at', 'fee'])
    .where('state', 'in', ['failed', 'cancelled'])
    .where('ended_at', '>=', start)
    .where('ended_at', '<', end)
    .execute();
  return [
    ...charged.map(({ at, fee }) => ({ at, amount: fee })),
    ...returned.map(({ at, fee }) => ({ at: at ?? start, amount: -fee })),
  ];
}
