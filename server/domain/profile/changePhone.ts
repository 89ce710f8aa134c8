import type { Phone } from '../../../contract/schemas/profile.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isUniqueViolation } from '../../database/uniqueViolation.ts';
import { saveFormerContact } from '../accounts/formerContacts.ts';
import { maskPhone } from '../maskContact.ts';
import { createUndoLink, undoHours } from '../accounts/undoLink.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { endCodes } from '../codes/openCodes.ts';
import { consumeVerificationToken } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { assertFreshProof } from '../session/freshProof.ts';
import { endOtherSessions, type Session } from '../session/sessions.ts';
import { lockPayout } from './lockPayout.ts';

/**
 * Saves a verified phone number and ends the other sessions; replacing a verified one locks payouts and emails the owner. Throws a DomainError
 * for the number of another account, with a message that does not reveal it.
 */
export async function changePhone(
  services: Services,
  session: Session,
  change: Phone,
): Promise<void> {
  const { phone, proof } = change;
  const now = services.clock.machineNow();
  assertFreshProof(session, 'phone');
  return inTransaction(services.db, async (tx) => {
    const { target } = await consumeVerificationToken(tx, {
      proof,
      purpose: 'phone',
      accountId: session.id,
      now,
    });
    if (target !== phone) throw new DomainError('forbidden', 'proof.needed');
    const taken = await tx
      .selectFrom('accounts')
      .select('id')
      .where('phone', '=', phone)
      .where('id', '!=', session.id)
      .executeTakeFirst();
    if (taken) throw new DomainError('conflict', 'phone.taken');
    const address = await createUndoLink(tx, services, session);
    await tx
      .updateTable('accounts')
      .set({ phone, phone_verified: 1 })
      .where('id', '=', session.id)
      .execute()
      .catch((error: unknown) => {
        // Another account has saved it at the same time.
        if (isUniqueViolation(error)) throw new DomainError('conflict', 'phone.taken');
        throw error;
      });
    await endOtherSessions(tx, session.id, session.session_id);
    await endCodes(tx, session.id);
    if (session.phone === phone) return;
    await saveFormerContact(tx, session.id, session.phone, services.clock.now());
    if (session.phone_verified === 0) return;
    await lockPayout(tx, services, session.id);
    await notifyOwner(tx, services, session, {
      subject: 'mail.phoneChanged.subject',
      body: 'mail.phoneChanged',
      values: { phone: maskPhone(phone), address, undoHours },
    });
  });
}
