import type { Services } from '../../domain/services.ts';

/** Plays the bank: activates every payout method `delay` ms after its last change. Returns how many. */
export async function verifyPayoutMethods({ db, clock }: Services, delay: number): Promise<number> {
  const verified = await db
    .updateTable('payout_methods')
    .set({ status: 'active' })
    .where('status', '=', 'unverified')
    .where('changed_at', '<=', clock.now() - delay)
    .executeTakeFirst();
  return Number(verified.numUpdatedRows);
}
