import type { Signin } from '../../contract/user.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { DomainError } from '../domainError.ts';
import { consumeRateLimit, refundRateLimit, type RateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Verifies email and password and returns the id of the account. An unknown address and a wrong password get the same
 * response in the same time. Attempts are counted per account and per IP address before they are verified; a success
 * is not counted.
 */
export async function signIn(
  { db, clock, config }: Services,
  { email, password }: Signin,
  address: string,
): Promise<string> {
  const now = clock.machineNow();
  const { signinAccount, signinAddress, signinWindow: window } = config.limits;
  const normalized = normalizeEmail(email);
  const limits: RateLimit[] = [
    { name: 'signin-account', subject: normalized, max: signinAccount, window },
    { name: 'signin-address', subject: address, max: signinAddress, window },
  ];
  for (const limit of limits) await consumeRateLimit(db, limit, now);
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', normalized)
    .executeTakeFirst();
  if (!(await verifyPassword(password, account?.password_hash ?? null)) || !account) {
    throw new DomainError('unauthenticated', 'signin.wrong');
  }
  for (const limit of limits) await refundRateLimit(db, limit);
  return account.id;
}
