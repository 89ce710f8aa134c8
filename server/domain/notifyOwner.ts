import type { Tx } from '../database/schema.ts';
import { hour } from '../durations.ts';
import type { MessageKey, MessageValues } from '../i18n/catalogue.ts';
import { getLanguage } from '../i18n/language.ts';
import { sendEmail } from './outbox.ts';
import { getUnsubscribeAddress, type Subscription } from './unsubscribeAddress.ts';
import type { Services } from './services.ts';

/** The owner of an account; `email` is null for accounts that only sign in with a provider. */
export type AccountOwner = { name: string; email: string | null; locale: string };

type OwnerEmail = {
  subject: MessageKey;
  body: MessageKey;
  values?: MessageValues;
  /** The account and the kind of email to unsubscribe from; missing for emails that the owner must get. */
  subscription?: Subscription;
  /** System time after which the email is not sent, because it speaks of a date that has passed. */
  expiresAt?: number;
};

/** Emails the owner about a change of the account, in the owner's language; does nothing without an address. */
export async function notifyOwner(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  owner: AccountOwner,
  email: OwnerEmail,
): Promise<void> {
  if (!owner.email) return;
  const language = getLanguage(owner.locale);
  const values = {
    app: config.app.name,
    name: owner.name,
    support: config.app.supportEmail,
    ...email.values,
  };
  const body = language.translate(email.body, values);
  const subject = language.translate(email.subject, values);
  // An email that is delivered late has no link, because the link has expired.
  const undoHours = email.values?.['undoHours'];
  if (typeof undoHours === 'number') {
    const late = {
      subject,
      body: language.translate('mail.late.change', { ...values, change: subject }),
    };
    const expiresAt = clock.machineNow() + undoHours * hour;
    return sendEmail(tx, clock, { recipient: owner.email, subject, body, expiresAt, late });
  }
  const expiry = email.expiresAt === undefined ? {} : { expiresAt: email.expiresAt };
  if (!email.subscription)
    return sendEmail(tx, clock, { recipient: owner.email, subject, body, ...expiry });
  const unsubscribe = getUnsubscribeAddress(config, email.subscription, {
    email: owner.email,
    now: clock.machineNow(),
  });
  const footer = language.translate('mail.unsubscribe', { address: unsubscribe });
  const mail = {
    recipient: owner.email,
    subject,
    body: `${body}\n\n${footer}`,
    unsubscribe,
    ...expiry,
  };
  return sendEmail(tx, clock, mail);
}
