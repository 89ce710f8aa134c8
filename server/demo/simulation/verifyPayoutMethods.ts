import type { Services } from '../../domain/services.ts';

/**
 * Plays the bank of the demo, which finds every payout method in order, `delay` ms after it was changed. Answers
 * how many.
 */
export async function checkPayouts({ db, clock }: Services, delay: number): Promise<number> {
  const checked = await db
    .updateTable('payout_methods')
    .set({ status: 'active' })
    .where('status', '=', 'unverified')
    .where('changed_at', '<=', clock.now() - delay)
    .executeTakeFirst();
  return Number(checked.numUpdatedRows);
}
