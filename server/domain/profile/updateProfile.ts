import type { Profile, ProfileUpdate } from '../../../contract/schemas/profile.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isUniqueViolation } from '../../database/uniqueViolation.ts';
import { saveFormerContact } from '../accounts/formerContacts.ts';
import { normalizeEmail } from '../email.ts';
import { createUndoLink, undoHours } from '../accounts/undoLink.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { endCodes } from '../codes/openCodes.ts';
import { consumeVerificationToken } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { assertFreshProof } from '../session/freshProof.ts';
import { endOtherSessions, type Session } from '../session/sessions.ts';
import { lockPayout } from './lockPayout.ts';
import { saveProfile } from './saveProfile.ts';

/** Saves parts of a profile, the language and time zone of emails, the starred pages, or a verified email address, in one transaction. */
export function updateProfile(
  services: Services,
  session: Session,
  { email, proof, locale, timezone, starred, ...parts }: ProfileUpdate,
): Promise<Profile> {
  return inTransaction(services.db, async (tx) => {
    if (email !== undefined) {
      if (proof === undefined) throw new DomainError('forbidden', 'proof.needed');
      await changeEmail(tx, services, session, { email, proof });
    }
    if (locale !== undefined || timezone !== undefined) {
      const display = { ...(locale && { locale }), ...(timezone && { timezone }) };
      await tx.updateTable('accounts').set(display).where('id', '=', session.id).execute();
    }
    if (starred) {
      await tx
        .updateTable('accounts')
        .set({ starred_json: JSON.stringify(starred) })
        .where('id', '=', session.id)
        .execute();
    }
    return saveProfile(tx, services, session.id, parts);
  });
}

/**
 * Saves a verified email address, ends the other sessions, locks payouts and emails the old address. Throws a
 * DomainError without a fresh proof of the account and a proof of this address, or if another account has the address.
 */
async function changeEmail(
  tx: Tx,
  services: Services,
  session: Session,
  change: { email: string; proof: string },
): Promise<void> {
  const email = normalizeEmail(change.email);
  const now = services.clock.machineNow();
  assertFreshProof(session, 'email');
  const { target } = await consumeVerificationToken(tx, {
    proof: change.proof,
    purpose: 'email',
    accountId: session.id,
    now,
  });
  if (target !== email) throw new DomainError('forbidden', 'proof.needed');
  await assertNotTaken(tx, session.id, email);
  const address = await createUndoLink(tx, services, session);
  await tx
    .updateTable('accounts')
    .set({ email, email_verified: 1 })
    .where('id', '=', session.id)
    .execute()
    .catch((error: unknown) => {
      // Another account has saved it at the same time.
      if (isUniqueViolation(error)) throw new DomainError('conflict', 'email.taken');
      throw error;
    });
  await endOtherSessions(tx, session.id, session.session_id);
  await endCodes(tx, session.id);
  if (session.email === null || session.email === email) return;
  await lockPayout(tx, services, session.id);
  await notifyOwner(tx, services, session, {
    subject: 'mail.emailChanged.subject',
    body: 'mail.emailChanged',
    values: { email, address, undoHours },
  });
  await saveFormerContact(tx, session.id, session.email, services.clock.now());
}

async function assertNotTaken(tx: Tx, accountId: string, email: string): Promise<void> {
  const taken = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (taken) throw new DomainError('conflict', 'email.taken');
}
