import type { Signup } from '../../contract/codes.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Language } from '../../i18n/language.ts';
import { languageFor } from '../../i18n/language.ts';
import { expectProof, takeProof } from '../codes/verificationTokens.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { refuseCommon } from '../session/commonPasswords.ts';
import { hashPassword } from '../session/passwords.ts';
import { normalizeEmail } from '../session/signIn.ts';
import { createAccount } from './createAccount.ts';

/**
 * Opens an account for a proven address and answers its id. That an address has an account already is told
 * only to whoever proved to read its mail.
 */
export async function signUp(
  { db, clock }: Services,
  { name, email, password, proof, locale }: Signup,
  language: Language,
): Promise<string> {
  await refuseCommon(password);
  const address = normalizeEmail(email);
  const now = clock.machineNow();
  const given = { proof, purpose: 'signup', accountId: null, now } as const;
  await expectProof(db, given);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const proven = await takeProof(tx, given);
    if (proven.target !== address) throw new Refusal('forbidden', 'proof.needed');
    if (await isTaken(tx, address)) throw new Refusal('conflict', 'signup.exists');
    return createAccount(tx, clock, {
      ...{ name, passwordHash },
      email: address,
      emailVerified: true,
      locale: locale ? languageFor(locale).locale : language.locale,
    });
  }).catch((error: unknown) => {
    // Two at once: the address is unique, and the other was first.
    if (isTwin(error)) throw new Refusal('conflict', 'signup.exists');
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

function isTwin(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return 'errcode' in error && error.errcode === 2067;
}
