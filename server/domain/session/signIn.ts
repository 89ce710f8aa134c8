import { createHmac } from 'node:crypto';
import type { Signin } from '../../../contract/schemas/user.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { minute } from '../../durations.ts';
import { normalizeEmail } from '../email.ts';
import { DomainError } from '../domainError.ts';
import { consumeRateLimit, refundRateLimit, type RateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { findKnownVisitor, type Visitor } from './knownDevices.ts';
import { verifyPassword } from './passwords.ts';

/** Number of accounts on which one IP address may try the same password within the window. */
const accountsPerPassword = 10;

/** A verified password; `refund` takes back the attempts that were counted, in the transaction that opens the session. */
export type VerifiedSignIn = { accountId: string; refund: (tx: Tx) => Promise<void> };

/**
 * Verifies email and password and returns the account. An unknown address and a wrong password get the same
 * response in the same time. Attempts are counted before they are verified; a success is not counted. Strangers are
 * counted by IP address, then by account; devices and addresses that signed in before have their own limit.
 */
export async function signIn(
  services: Services,
  { email, password }: Signin,
  visitor: Visitor,
): Promise<VerifiedSignIn> {
  const { db, clock, config } = services;
  const normalized = normalizeEmail(email);
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', normalized)
    .executeTakeFirst();
  const knownVisitor = await findKnownVisitor(services, account?.id, visitor);
  const { signinAccount, signinAddress, signinWindow: window } = config.limits;
  const { address } = visitor;
  const limits: RateLimit[] = knownVisitor
    ? [{ name: 'signin-known', subject: knownVisitor, max: signinAccount, window }]
    : [
        { name: 'signin-address', subject: address, max: signinAddress, window },
        { name: 'signin-account', subject: normalized, max: signinAccount, window, pause: minute },
      ];
  // Stores only a keyed hash of the password, until the window ends.
  const hash = createHmac('sha256', config.encryption.current.key)
    .update(`password:${password}`)
    .digest('base64url');
  // Strangers are also limited by the number of accounts on which they try the same password; repeating a guess counts once.
  const guess = { name: 'signin-guess', subject: `${address} ${normalized} ${hash}` };
  const spray = { name: 'signin-spray', subject: `${address} ${hash}`, max: accountsPerPassword };
  const guessLimit: RateLimit = { ...guess, max: Infinity, window };
  const sprayLimit: RateLimit = { ...spray, window };
  await inTransaction(db, async (tx) => {
    const now = clock.machineNow();
    for (const limit of limits) await consumeRateLimit(tx, limit, now);
    const isFirstGuess = (await consumeRateLimit(tx, guessLimit, now)) === 1;
    if (isFirstGuess && !knownVisitor) await consumeRateLimit(tx, sprayLimit, now);
  });
  if (!(await verifyPassword(password, account?.password_hash ?? null)) || !account) {
    throw new DomainError('unauthenticated', 'signin.wrong');
  }
  return {
    accountId: account.id,
    async refund(tx) {
      for (const limit of [...limits, guessLimit, ...(knownVisitor ? [] : [sprayLimit])]) {
        await refundRateLimit(tx, limit);
      }
    },
  };
}
