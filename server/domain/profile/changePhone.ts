import type { Phone } from '../../contract/profile.ts';
import { inTransaction } from '../../database/transaction.ts';
import { maskPhone } from '../accounts/currentUser.ts';
import { notifyOwner } from '../accounts/notifyOwner.ts';
import { consumeVerificationToken } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { lockPayout } from './lockPayout.ts';

/**
 * Saves a verified phone number; replacing a verified one locks payouts and emails the owner. Throws a DomainError
 * for the number of another account, with a message that does not reveal it.
 */
export function changePhone(services: Services, session: Session, change: Phone): Promise<void> {
  const { phone, proof } = change;
  return inTransaction(services.db, async (tx) => {
    const { target } = await consumeVerificationToken(tx, {
      proof,
      purpose: 'phone',
      accountId: session.id,
      now: services.clock.machineNow(),
    });
    if (target !== phone) throw new DomainError('forbidden', 'proof.needed');
    const taken = await tx
      .selectFrom('accounts')
      .select('id')
      .where('phone', '=', phone)
      .where('id', '!=', session.id)
      .executeTakeFirst();
    if (taken) throw new DomainError('conflict', 'phone.taken');
    await tx
      .updateTable('accounts')
      .set({ phone, phone_verified: 1 })
      .where('id', '=', session.id)
      .execute();
    if (session.phone_verified === 0 || session.phone === phone) return;
    await lockPayout(tx, services, session.id);
    await notifyOwner(tx, services, session, {
      subject: 'mail.phoneChanged.subject',
      body: 'mail.phoneChanged',
      values: { phone: maskPhone(phone) },
    });
  });
}
