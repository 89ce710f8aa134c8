import type { Signin } from '../../contract/user.ts';
import { returnHit, takeHit, type Limit } from '../rateLimit.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { isPassword } from './passwords.ts';

/**
 * Judges e-mail and password and answers the id of the account. Unknown address, missing and wrong password are
 * told apart neither by words nor by time; tries are counted per account and per address before
 * they are judged, and returned after a success.
 */
export async function signIn(
  { db, clock, config }: Services,
  { email, password }: Signin,
  address: string,
): Promise<string> {
  const now = clock.machineNow();
  const { signinAccount, signinAddress, signinWindow: window } = config.limits;
  const known = normalizeEmail(email);
  const limits: Limit[] = [
    { name: 'signin-account', subject: known, max: signinAccount, window },
    { name: 'signin-address', subject: address, max: signinAddress, window },
  ];
  for (const limit of limits) await takeHit(db, limit, now);
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', known)
    .executeTakeFirst();
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account) {
    throw new Refusal('unauthenticated', 'signin.wrong');
  }
  for (const limit of limits) await returnHit(db, limit);
  return account.id;
}

/** The form in which an address is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
