import type { CodePurpose } from '../../contract/codes.ts';
import type { Platform } from '../../contract/shared.ts';
import type { Tx } from '../../database/schema.ts';

/** The account that a code for a guest is about; `providers` where it has no password and these instead. */
export type Holder = { id: string; providers?: Platform[] };

/** Finds the account behind an address; undefined where there is none that the code could open. */
export async function holderOf(
  tx: Tx,
  purpose: CodePurpose,
  email: string,
): Promise<Holder | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    // Whoever typed a wrong address when joining must not be entered by its owner.
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  const ways = await tx
    .selectFrom('social_identities')
    .select('provider')
    .where('account_id', '=', account?.id ?? '')
    .orderBy('provider')
    .execute();
  if (purpose === 'signup' || !account) return undefined;
  const isSocialOnly = account.password_hash === null && ways.length > 0;
  return {
    id: account.id,
    ...(isSocialOnly && { providers: ways.map(({ provider }) => provider) }),
  };
}
