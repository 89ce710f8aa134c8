import type { Database } from '../../database/schema.ts';

/** Returns whether an account has an address for the products of brands. */
export async function hasShippingAddress(db: Database, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('shipping_json')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (profile?.shipping_json ?? null) !== null;
}
