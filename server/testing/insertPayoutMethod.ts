import type { Services } from '../domain/services.ts';

/** Gives an account an active bank account, unless it has a payout method. */
export async function insertPayoutMethod({ db }: Pick<Services, 'db'>, accountId: string) {
  await db
    .insertInto('payout_methods')
    .values({
      id: `payout-${accountId}`,
      account_id: accountId,
      type: 'bank',
      label: 'DBS •••1111',
      holder_name: 'Test',
      bank_name: 'DBS',
      last4: '1111',
      country: 'SG',
      status: 'active',
      reason: null,
      locked_until: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}
