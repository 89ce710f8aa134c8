import type { Services } from '../services.ts';

/** Marks connections whose grant has lapsed, so that people see it and renew; answers how many. */
export async function markLapsed({ db, clock }: Services): Promise<number> {
  const lapsed = await db
    .updateTable('social_accounts')
    .set({ status: 'expired', problem: 'lapsed' })
    .where('status', '=', 'connected')
    .where('id', 'in', (row) =>
      row
        .selectFrom('social_grants')
        .select('social_account_id')
        .where('expires_at', '<=', clock.now()),
    )
    .executeTakeFirst();
  return Number(lapsed.numUpdatedRows);
}
