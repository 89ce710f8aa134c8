import type { Config } from '../config.ts';
import type { Carrier, Carriers } from './transport.ts';
import { smsWebhookCarrier } from './smsWebhook.ts';
import { smtpCarrier } from './smtp.ts';

/**
 * Who carries mails and messages in this installation: what is configured, else the demo's mailbox, whose
 * news are told in one line each. In production a channel that is not configured waits in the outbox.
 */
export function carriersOf(
  { mail, hasSeams }: Pick<Config, 'mail' | 'hasSeams'>,
  tell: (line: string) => void,
): Carriers {
  const toMailbox: Carrier = ({ recipient, subject, body }) => {
    tell(`To ${recipient}: ${subject || (body.split('\n', 1)[0] ?? '')} (/demo/mailbox)`);
    return Promise.resolve();
  };
  const email = mail.smtpUrl ? smtpCarrier(mail.smtpUrl, mail.from) : hasSeams && toMailbox;
  const sms = mail.smsUrl ? smsWebhookCarrier(mail.smsUrl, mail.smsSecret) : hasSeams && toMailbox;
  return { ...(email && { email }), ...(sms && { sms }) };
}
