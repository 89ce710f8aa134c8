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
  // Without the `>` that ends an address after a name.
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'mail';
  return async ({ id, recipient, subject, body, unsubscribe }) => {
    await smtp.sendMail({
      from,
      // A retry has the same id, so that mail servers can recognise a duplicate.
      messageId: `<${id}@${domain}>`,
      // An object counts as one address even if it contains a comma.
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: getHeaders(unsubscribe),
    });
  };
}

// Marks the mail as automatic, so that other machines do not reply (RFC 3834), and lets mail programs show an unsubscribe button (RFC
// 8058).
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
