import { createTransport } from 'nodemailer';
import { second } from '../durations.ts';
import type { Transport } from './transport.ts';

const timeout = 15 * second;

/** Creates a transport that sends emails to an SMTP server, e.g. `smtps://user:password@mail.example.com`. */
export function createSmtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'mail';
  return async ({ id, recipient, subject, body, unsubscribe }) => {
    await smtp.sendMail({
      from,
      // The same id at a retry lets a mail server recognise a duplicate.
      messageId: `<${id}@${domain}>`,
      // As an object it is one address, even if it contains a comma.
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: getHeaders(unsubscribe),
    });
  };
}

// Machines do not respond to automatic mail (RFC 3834), and mail programs show a button for one click (RFC 8058).
function getHeaders(unsubscribe: string | null): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
