import { signInProviders, type Platform } from '../../../contract/rules/platforms.ts';
import type { CodePurpose } from '../../../contract/schemas/codes.ts';
import type { Tx } from '../../database/schema.ts';

/** The account that a code belongs to; `providers` lists the ways to sign in if the account has no password. */
export type CodeAccount = { id: string; providers?: Platform[] };

/** Finds the account that a code for a guest belongs to; undefined if there is none. */
export async function findCodeAccount(
  tx: Tx,
  purpose: CodePurpose,
  email: string,
): Promise<CodeAccount | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    // Ignores unverified addresses: the address may belong to someone else, who must not get into the account.
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  // Runs this query even without an account, so that the response takes the same time.
  const identities = await tx
    .selectFrom('social_identities')
    .select('provider')
    .where('account_id', '=', account?.id ?? '')
    // Leaves out platforms that are connected by a code in the bio, because they offer no sign-in.
    .where('provider', 'in', signInProviders)
    .orderBy('provider')
    .execute();
  if (purpose === 'signup' || !account) return undefined;
  const isSocialOnly = account.password_hash === null && identities.length > 0;
  return {
    id: account.id,
    ...(isSocialOnly && { providers: identities.map(({ provider }) => provider) }),
  };
}
