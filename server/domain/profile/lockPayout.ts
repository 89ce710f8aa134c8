import type { Tx } from '../../database/schema.ts';
import type { Services } from '../services.ts';

/**
 * Locks the payout method of an account for the configured time. Somebody who took over the account cannot withdraw before the owner has
 * read our email. With `isUnverified`, the method must also be checked again.
 */
export async function lockPayout(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  accountId: string,
  { isUnverified = false }: { isUnverified?: boolean } = {},
): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('payout_methods')
    .set({
      locked_until: now + config.withdrawal.lock,
      ...(isUnverified && { status: 'unverified', reason: null, changed_at: now }),
    })
    .where('account_id', '=', accountId)
    .execute();
}
