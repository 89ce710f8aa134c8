import type { Selectable } from 'kysely';
import { getResetLink } from '../../../contract/rules/linkedPages.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { hour, minute } from '../../durations.ts';
import { digest, newId, newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';

/** Hours within which the owner can undo a change. */
export const undoHours = 72;

type Contacts = Pick<Session, 'email' | 'email_verified' | 'phone' | 'phone_verified'>;

/** A row of the social identities. */
export type Identity = Selectable<Schema['social_identities']>;

/** What an undo link restores. */
export type Snapshot = Contacts & {
  payout: Selectable<Schema['payout_methods']> | null;
  /** The identities that were connected early enough to be the owner's. */
  identities?: Identity[];
};

/**
 * Stores contacts, payout method and social identities of an account before a change, and returns a link that restores them. The link also
 * resets the password, which ends every session.
 */
export async function createUndoLink(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  account: Contacts & Pick<Session, 'id' | 'created_at'>,
): Promise<string> {
  const [id, link, now] = [newId(), newSecret(), clock.machineNow()];
  const { email, email_verified, phone, phone_verified } = account;
  const payout = await tx
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  const snapshot: Snapshot = {
    email,
    email_verified,
    phone,
    phone_verified,
    payout: payout ?? null,
    identities: await findOldIdentities(tx, account, clock.now()),
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
      account_id: account.id,
      // Stores a random hash, because an undo link has no code that a user could enter.
      browser: digest(newSecret()),
      code_hash: digest(newSecret()),
      link_hash: digest(link),
      created_at: now,
      expires_at: now + undoHours * hour,
      restores_json: JSON.stringify(snapshot),
    })
    .execute();
  return config.server.origin + getResetLink(id, link);
}

// Excludes recent identities: the thief of a session may have connected one before the change of which the owner was notified. The identity
// that created the account is always the owner's.
async function findOldIdentities(
  tx: Tx,
  { id, created_at: createdAt }: Pick<Session, 'id' | 'created_at'>,
  now: number,
): Promise<Identity[]> {
  return tx
    .selectFrom('social_identities')
    .selectAll()
    .where('account_id', '=', id)
    .where((row) =>
      row.or([
        row('created_at', '<=', now - undoHours * hour),
        row('created_at', '<=', createdAt + minute),
      ]),
    )
    .execute();
}
