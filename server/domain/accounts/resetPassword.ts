import { inTransaction } from '../../database/transaction.ts';
import { languageFor } from '../../i18n/language.ts';
import { expectProof, takeProof } from '../codes/verificationTokens.ts';
import { sendMail } from '../outbox.ts';
import { ownOrigin } from '../ownOrigin.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { refuseCommon } from '../session/commonPasswords.ts';
import { endOtherSessions } from '../session/endSessions.ts';
import { hashPassword } from '../session/passwords.ts';

/**
 * Sets a new password for who proved to read the mail of the account, ends all its sessions and tells the
 * owner by mail, all or nothing. Answers the id of the account.
 */
export async function resetPassword(
  { db, clock, config }: Services,
  proof: string,
  password: string,
): Promise<string> {
  await refuseCommon(password);
  const given = { proof, purpose: 'reset', accountId: null, now: clock.machineNow() } as const;
  await expectProof(db, given);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const { accountId } = await takeProof(tx, given);
    const account = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', accountId ?? '')
      .returning(['id', 'email', 'name', 'locale'])
      .executeTakeFirst();
    if (!account) throw new Refusal('forbidden', 'proof.needed');
    await endOtherSessions(tx, account.id, null);
    const language = languageFor(account.locale);
    const app = config.app.name;
    const values = { app, name: account.name, address: `${ownOrigin(config)}/reset-password` };
    await sendMail(tx, clock, {
      recipient: account.email ?? '',
      subject: language.say('mail.passwordChanged.subject', values),
      body: language.say('mail.passwordChanged', { ...values, support: config.app.supportEmail }),
    });
    return account.id;
  });
}
