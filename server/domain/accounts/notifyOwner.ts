import type { Tx } from '../../database/schema.ts';
import type { MessageKey, MessageValues } from '../../i18n/catalogue.ts';
import { getLanguage } from '../../i18n/language.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';

/** The owner of an account; `email` is null for accounts that only sign in with a provider. */
export type AccountOwner = { name: string; email: string | null; locale: string };

/** Emails the owner about a change of the account, in the owner's language; does nothing without an address. */
export async function notifyOwner(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  owner: AccountOwner,
  email: { subject: MessageKey; body: MessageKey; values?: MessageValues },
): Promise<void> {
  if (!owner.email) return;
  const language = getLanguage(owner.locale);
  const values = {
    app: config.app.name,
    name: owner.name,
    support: config.app.supportEmail,
    ...email.values,
  };
  await sendEmail(tx, clock, {
    recipient: owner.email,
    subject: language.translate(email.subject, values),
    body: language.translate(email.body, values),
  });
}
