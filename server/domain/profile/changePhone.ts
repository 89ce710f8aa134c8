import type { Phone } from '../../contract/profile.ts';
import { inTransaction } from '../../database/transaction.ts';
import { maskPhone } from '../accounts/currentUser.ts';
import { takeProof } from '../codes/verificationTokens.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { lockPayout } from './lockPayout.ts';
import { tellOwner } from '../accounts/notifyOwner.ts';

/**
 * Takes a phone number that a code sent to it has proven. Changing a verified number locks payouts and tells the
 * owner by mail. Refuses a number of another account (409) with a sentence that tells nothing about whose it is.
 */
export function changePhone(services: Services, session: Session, wanted: Phone): Promise<void> {
  const { phone, proof } = wanted;
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.machineNow();
    const { target } = await takeProof(tx, {
      proof,
      purpose: 'phone',
      accountId: session.id,
      now,
    });
    if (target !== phone) throw new Refusal('forbidden', 'proof.needed');
    const taken = await tx
      .selectFrom('accounts')
      .select('id')
      .where('phone', '=', phone)
      .where('id', '!=', session.id)
      .executeTakeFirst();
    if (taken) throw new Refusal('conflict', 'phone.taken');
    await tx
      .updateTable('accounts')
      .set({ phone, phone_verified: 1 })
      .where('id', '=', session.id)
      .execute();
    if (session.phone_verified === 0 || session.phone === phone) return;
    await lockPayout(tx, services, session.id);
    const news = { subject: 'mail.phoneChanged.subject', body: 'mail.phoneChanged' } as const;
    await tellOwner(tx, services, session, { ...news, values: { phone: maskPhone(phone) } });
  });
}
