import type { Selectable } from 'kysely';
import { getResetLink } from '../../../contract/rules/linkedPages.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { hour, minute } from '../../durations.ts';
import type { VerifiedContact } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import { digest, newId, newSecret } from '../identifiers.ts';
import { lockPayout } from '../profile/lockPayout.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { deleteConnection } from '../social/identities.ts';

/** Hours within which the owner can undo a change. */
export const undoHours = 72;

type Contacts = Pick<Session, 'email' | 'email_verified' | 'phone' | 'phone_verified'>;
type Identity = Selectable<Schema['social_identities']>;

type Snapshot = Contacts & {
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

/**
 * Restores what `createUndoLink` stored, and invalidates the account's codes and later undo links. Earlier links stay valid, because this
 * link may have been sent to an attacker's address.
 */
export async function undoChanges(
  tx: Tx,
  services: Services,
  accountId: string,
  { restores, createdAt }: Pick<VerifiedContact, 'restores' | 'createdAt'>,
): Promise<void> {
  if (restores === null) return;
  const { payout, identities, ...contacts } = JSON.parse(restores) as Snapshot;
  if (await isTaken(tx, accountId, 'email', contacts.email)) {
    throw new DomainError('conflict', 'email.taken');
  }
  // Leaves out a number that another account has meanwhile, because the owner cannot get back into the account in another way.
  const isPhoneTaken = await isTaken(tx, accountId, 'phone', contacts.phone);
  await tx
    .updateTable('accounts')
    .set({ ...contacts, ...(isPhoneTaken && { phone: null, phone_verified: 0 }) })
    .where('id', '=', accountId)
    .execute();
  if (payout) {
    await tx
      .insertInto('payout_methods')
      .values(payout)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(payout))
      .execute();
  } else {
    await tx.deleteFrom('payout_methods').where('account_id', '=', accountId).execute();
  }
  await lockPayout(tx, services, accountId);
  // Links from older versions have no identities.
  if (identities) await restoreIdentities(tx, accountId, identities);
  await tx
    .updateTable('otp_challenges')
    .set({ state: 'superseded' })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['sent', 'verified'])
    // Somebody else may have entered a code or opened a later link, and still have its unused proof.
    .where('proof_used_at', 'is', null)
    .where((row) => row.or([row('restores_json', 'is', null), row('created_at', '>', createdAt)]))
    .execute();
}

async function isTaken(
  tx: Tx,
  accountId: string,
  column: 'email' | 'phone',
  contact: string | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where(column, '=', contact)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return row !== undefined;
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

async function restoreIdentities(tx: Tx, accountId: string, identities: Identity[]): Promise<void> {
  const current = await tx
    .selectFrom('social_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  const removed = current.filter(({ id }) => !identities.some((kept) => kept.id === id));
  for (const { provider } of removed) await deleteConnection(tx, accountId, provider);
  for (const identity of identities) {
    await tx
      .insertInto('social_identities')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
