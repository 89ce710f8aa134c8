import { pages } from '../../../contract/rules/pages.ts';
import { inTransaction } from '../../database/transaction.ts';
import { assertVerificationToken, consumeVerificationToken } from '../codes/verificationTokens.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { assertUncommonPassword, hashPassword } from '../session/passwords.ts';
import { endOtherSessions } from '../session/sessions.ts';
import { undoChanges } from './undoLink.ts';
import { notifyOwner } from './notifyOwner.ts';

/**
 * Sets a new password for the account that the proof verifies, restores what its link can restore, ends all its sessions and emails the owner. Returns
 * the id of the account.
 */
export async function resetPassword(
  services: Services,
  proof: string,
  password: string,
): Promise<string> {
  const { db, clock, config } = services;
  await assertUncommonPassword(password);
  const token = { proof, purpose: 'reset', accountId: null, now: clock.machineNow() } as const;
  await assertVerificationToken(db, token);
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
    await notifyOwner(tx, services, account, {
      subject: 'mail.passwordChanged.subject',
      body: 'mail.passwordChanged',
      values: { address: config.server.origin + pages.resetPassword },
    });
    return account.id;
  });
}
