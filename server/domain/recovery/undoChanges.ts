import type { Tx } from '../../database/schema.ts';
import { saveFormerContact } from '../accounts/formerContacts.ts';
import type { Identity, Snapshot } from '../accounts/undoLink.ts';
import type { VerifiedContact } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import { lockPayout } from '../profile/lockPayout.ts';
import type { Services } from '../services.ts';
import { deleteConnection } from '../social/identities.ts';

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
  const current = await tx
    .selectFrom('accounts')
    .select(['email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  for (const contact of [current.email, current.phone]) {
    await saveFormerContact(tx, accountId, contact, services.clock.now());
  }
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
