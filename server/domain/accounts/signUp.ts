import type { Signup } from '../../../contract/schemas/codes.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isUniqueViolation } from '../../database/uniqueViolation.ts';
import { getLanguage, type Language } from '../../i18n/language.ts';
import { assertVerificationToken, consumeVerificationToken } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { assertStrongPassword, hashPassword } from '../session/passwords.ts';
import { createAccount } from './createAccount.ts';
import { normalizeEmail } from '../email.ts';

/**
 * Creates an account for a verified address and returns its id. Throws 409 if the address has an account; only a user who has verified the
 * address learns this.
 */
export async function signUp(
  services: Services,
  { name, email, password, proof, locale, timezone }: Signup,
  language: Language,
): Promise<string> {
  const { db, clock } = services;
  await assertStrongPassword(password, { config: services.config, own: [email, name] });
  const address = normalizeEmail(email);
  const now = clock.machineNow();
  const token = { proof, purpose: 'signup', accountId: null, now } as const;
  await assertVerificationToken(db, token);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const verified = await consumeVerificationToken(tx, token);
    if (verified.target !== address) throw new DomainError('forbidden', 'proof.needed');
    if (await isTaken(tx, address)) throw new DomainError('conflict', 'signup.exists');
    return createAccount(tx, services, {
      name,
      email: address,
      passwordHash,
      locale: locale ? getLanguage(locale).locale : language.locale,
      timezone,
    });
  }).catch((error: unknown) => {
    // If two sign-ups run at once, the second violates the unique index of the address.
    if (isUniqueViolation(error)) throw new DomainError('conflict', 'signup.exists');
    throw error;
  });
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
