import type { Tx } from '../../database/schema.ts';
import type { MessageKey, MessageValues } from '../../i18n/catalogue.ts';
import { languageFor } from '../../i18n/language.ts';
import { sendMail } from '../outbox.ts';
import type { Services } from '../services.ts';

/** Whom a mail about the own account goes to. */
export type MailOwner = { name: string; email: string | null; locale: string };

/** Mails the owner what was changed, so that a change by somebody else is noticed. */
export async function tellOwner(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  owner: MailOwner,
  news: { subject: MessageKey; body: MessageKey; values?: MessageValues },
): Promise<void> {
  if (!owner.email) return;
  const language = languageFor(owner.locale);
  const values = {
    app: config.app.name,
    name: owner.name,
    support: config.app.supportEmail,
    ...news.values,
  };
  await sendMail(tx, clock, {
    recipient: owner.email,
    subject: language.say(news.subject, values),
    body: language.say(news.body, values),
  });
}
