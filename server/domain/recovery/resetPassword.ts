import { pages } from '../../../contract/rules/pages.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { endCodes } from '../codes/openCodes.ts';
import { assertVerificationToken, consumeVerificationToken } from '../codes/verificationTokens.ts';
import { minute } from '../../durations.ts';
import { DomainError } from '../domainError.ts';
import { digest } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { assertStrongPassword, hashPassword, verifyPassword } from '../session/passwords.ts';
import { endOtherSessions } from '../session/sessions.ts';
import { undoChanges } from './undoChanges.ts';
import { notifyOwner } from '../notifyOwner.ts';

// How long a repeated request gets the first response again. The time is short, so that a repeat cannot reopen a session that has been
// ended.
const repeatWindow = 2 * minute;

/** The second step of a password reset: the proof from the first step, the new password, and the idempotency key if there is one. */
export type PasswordReset = { proof: string; password: string; clientRef: string | undefined };

/**
 * Sets a new password for the account that the proof verifies, restores what the proof's undo link can restore, ends all sessions and
 * emails the owner. Returns the id of the account, also for a repeat of the request that used the proof.
 */
export async function resetPassword(services: Services, reset: PasswordReset): Promise<string> {
  try {
    return await setPassword(services, reset);
  } catch (error) {
    // A used proof is refused like an unknown or expired one.
    const isRefused = error instanceof DomainError && error.kind === 'forbidden';
    const accountId = isRefused && reset.clientRef ? await findRepeated(services, reset) : null;
    if (accountId) return accountId;
    throw error;
  }
}

async function setPassword(services: Services, { proof, password }: PasswordReset) {
  const { db, clock, config } = services;
  const token = { proof, purpose: 'reset', accountId: null, now: clock.machineNow() } as const;
  const verifiedAccountId = await assertVerificationToken(db, token);
  await assertStrongPassword(password, {
    config,
    own: await readOwnTexts(db, verifiedAccountId),
  });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const link = await consumeVerificationToken(tx, token);
    const { accountId } = link;
    if (accountId) await undoChanges(tx, services, accountId, link);
    const account = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', accountId ?? '')
      .returning(['id', 'email', 'name', 'locale'])
      .executeTakeFirst();
    if (!account) throw new DomainError('forbidden', 'proof.needed');
    await endOtherSessions(tx, account.id, null);
    await endCodes(tx, account.id);
    await notifyOwner(tx, services, account, {
      subject: 'mail.passwordChanged.subject',
      body: 'mail.passwordChanged',
      values: { address: config.server.origin + pages.resetPassword },
    });
    return account.id;
  });
}

async function readOwnTexts(db: Database, accountId: string | null): Promise<string[]> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', accountId ?? '')
    .executeTakeFirst();
  return [account?.email ?? '', account?.name ?? ''];
}

// A repeat reveals nothing new: with the proof and the password, the caller could also sign in.
async function findRepeated(
  { db, clock }: Services,
  { proof, password }: PasswordReset,
): Promise<string | null> {
  const account = await db
    .selectFrom('otp_challenges')
    .innerJoin('accounts', 'accounts.id', 'otp_challenges.account_id')
    .select(['accounts.id', 'password_hash'])
    .where('proof_hash', '=', digest(proof))
    .where('purpose', '=', 'reset')
    .where('proof_used_at', '>', clock.machineNow() - repeatWindow)
    .executeTakeFirst();
  if (!account || !(await verifyPassword(password, account.password_hash))) return null;
  return account.id;
}
