import type { Selectable } from 'kysely';
import { openWithdrawalStates } from '../../../contract/rules/states.ts';
import type { WithdrawalBlock } from '../../../contract/schemas/wallet.ts';
import type { Database, Schema } from '../../database/schema.ts';

/** What prevents an account from withdrawing in every currency. */
export type AccountBlocks = {
  /** In the order in which the user resolves them: only the first is shown. */
  blocks: WithdrawalBlock[];
  /** End of the lock of the payout method; null if there is none. */
  unlocksAt: number | null;
  holdReason: string | null;
  method: Selectable<Schema['payout_methods']> | null;
};

/** Reads what prevents an account from withdrawing now. */
export async function readAccountBlocks(
  db: Database,
  owner: { id: string; phone_verified: number },
  now: number,
): Promise<AccountBlocks> {
  const method = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', owner.id)
    .executeTakeFirst();
  const hold = await db
    .selectFrom('withdrawal_holds')
    .select('reason')
    .where('account_id', '=', owner.id)
    .executeTakeFirst();
  const open = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('account_id', '=', owner.id)
    .where('state', 'in', openWithdrawalStates)
    .executeTakeFirst();
  const unlocksAt = method?.locked_until && method.locked_until > now ? method.locked_until : null;
  const conditions: Record<Exclude<WithdrawalBlock, 'below_minimum'>, boolean> = {
    phone: owner.phone_verified === 0,
    payout_method: method?.status !== 'active',
    on_hold: hold !== undefined,
    // Those that end by themselves come last.
    method_locked: unlocksAt !== null,
    // One open request per account, not per currency.
    open_request: open !== undefined,
  };
  return {
    blocks: Object.entries(conditions).flatMap(([block, isBlocked]) =>
      isBlocked ? (block as WithdrawalBlock) : [],
    ),
    unlocksAt,
    holdReason: hold?.reason ?? null,
    method: method ?? null,
  };
}
