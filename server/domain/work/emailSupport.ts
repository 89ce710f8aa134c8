import type { Tx } from '../../database/schema.ts';
import type { MessageValues } from '../../i18n/catalogue.ts';
import { getLanguage } from '../../i18n/language.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';

/** Emails support about the work of an account, in English. The text names the account by its email address, or its id if it has none. */
export async function emailSupport(
  tx: Tx,
  { clock, config }: Services,
  accountId: string,
  key: 'mail.sharedPost' | 'mail.productMissing',
  values: MessageValues,
): Promise<void> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const language = getLanguage('en');
  await sendEmail(tx, clock, {
    recipient: config.app.supportEmail,
    subject: language.translate(`${key}.subject`),
    body: language.translate(key, { ...values, account: email ?? accountId }),
  });
}
