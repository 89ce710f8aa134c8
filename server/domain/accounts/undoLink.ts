import type { Selectable } from 'kysely';
import type { Schema, Tx } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import { DomainError } from '../domainError.ts';
import { digest, newId, newSecret } from '../identifiers.ts';
import { lockPayout } from '../profile/lockPayout.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';

/** Hours within which the owner can undo a change. */
export const undoHours = 72;

type Snapshot = Pick<Session, 'email' | 'email_verified' | 'phone' | 'phone_verified'> & {
  payout: Selectable<Schema['payout_methods']> | null;
};

/**
 * Stores the contacts and the payout method of an account before a change, and returns the address of a link that
 * restores them. The link is one of a password reset, so that it ends every session too.
 */
export async function createUndoLink(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  session: Session,
): Promise<string> {
  const [id, link, now] = [newId(), newSecret(), clock.machineNow()];
  const { email, email_verified, phone, phone_verified } = session;
  const payout = await tx
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', session.id)
    .executeTakeFirst();
  const snapshot: Snapshot = {
    email,
    email_verified,
    phone,
    phone_verified,
    payout: payout ?? null,
  };
  await tx
    .insertInto('otp_challenges')
    .values({
      id,
      purpose: 'reset',
      channel: 'email',
      target: email ?? '',
      state: 'sent',
      tries: 0,
      account_id: session.id,
      // It has no code that a browser could enter.
      browser: digest(newSecret()),
      code_hash: digest(newSecret()),
      link_hash: digest(link),
      created_at: now,
      expires_at: now + undoHours * hour,
      restores_json: JSON.stringify(snapshot),
    })
    .execute();
  return `${config.server.origin}/reset-password?challenge=${id}&token=${link}`;
}

/** Restores what a link of `createUndoLink` stored, and makes the other links of the account invalid. */
export async function undoChanges(
  tx: Tx,
  services: Services,
  accountId: string,
  restores: string | null,
): Promise<void> {
  if (restores === null) return;
  const { payout, ...contacts } = JSON.parse(restores) as Snapshot;
  const taken = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', contacts.email)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (taken) throw new DomainError('conflict', 'email.taken');
  await tx.updateTable('accounts').set(contacts).where('id', '=', accountId).execute();
  if (payout) {
    await tx
      .insertInto('payout_methods')
      .values(payout)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(payout))
      .execute();
  }
  await lockPayout(tx, services, accountId, { isUnverified: payout === null });
  await tx
    .updateTable('otp_challenges')
    .set({ state: 'superseded' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'sent')
    .execute();
}
