import { createTransport } from 'nodemailer';
import type { Carrier } from './transport.ts';

const patience = 15_000;

/** Carries mails to an SMTP server, e.g. `smtps://user:password@mail.example.com`. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, recipient, subject, body }) => {
    // The same id at a second try lets a mailbox see that it has this mail already.
    const messageId = `<${id}@${
      from
        .split('@')
        .at(-1)
        ?.replace(/[^\w.-]/g, '') ?? 'mail'
    }>`;
    // As an object the address is one address, whatever stands in it.
    await transport.sendMail({
      ...{ from, messageId, subject, text: body },
      to: { name: '', address: recipient },
    });
  };
}
