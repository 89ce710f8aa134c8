import type { Tx } from '../../database/schema.ts';
import { takeProof } from '../codes/verificationTokens.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { endOtherSessions } from '../session/endSessions.ts';
import type { Session } from '../session/sessions.ts';
import { normalizeEmail } from '../session/signIn.ts';
import { lockPayout } from './lockPayout.ts';
import { tellOwner } from '../accounts/notifyOwner.ts';

/**
 * Takes a new address that a code has proven, ends the other sessions, locks payouts and tells the old address.
 * Refuses without a proof for this very address (403) and one that another account has (409).
 */
export async function changeEmail(
  tx: Tx,
  services: Services,
  session: Session,
  wanted: { email: string; proof: string },
): Promise<void> {
  const email = normalizeEmail(wanted.email);
  const now = services.clock.machineNow();
  const { target } = await takeProof(tx, {
    proof: wanted.proof,
    purpose: 'email',
    accountId: session.id,
    now,
  });
  if (target !== email) throw new Refusal('forbidden', 'proof.needed');
  await refuseTaken(tx, session.id, email);
  await tx
    .updateTable('accounts')
    .set({ email, email_verified: 1 })
    .where('id', '=', session.id)
    .execute();
  await endOtherSessions(tx, session.id, session.session_id);
  if (session.email === null) return;
  await lockPayout(tx, services, session.id);
  const news = { subject: 'mail.emailChanged.subject', body: 'mail.emailChanged' } as const;
  await tellOwner(tx, services, session, { ...news, values: { email } });
}

async function refuseTaken(tx: Tx, accountId: string, email: string): Promise<void> {
  const taken = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (taken) throw new Refusal('conflict', 'email.taken');
}
