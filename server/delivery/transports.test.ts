import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { OutboxMessage } from '../domain/outbox.ts';
import { createSmsTransport } from './smsWebhook.ts';
import { createSmtpTransport } from './smtp.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Starts a server, which stops after the test, and returns its port. */
async function listen(opened: Server): Promise<number> {
  server = opened.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function createMessage(changes: Partial<OutboxMessage>): OutboxMessage {
  return {
    id: 'mail-1',
    at: 0,
    channel: 'email',
    recipient: 'maya@example.test',
    subject: 'News — 新闻',
    // A line with only a dot would end the message if it were not escaped.
    body: 'Hello\n.\nبخير',
    state: 'queued',
    attempts: 1,
    next_at: 0,
    expires_at: null,
    unsubscribe: null,
    queued_at: 0,
    error: null,
    late_text: null,
    ...changes,
  };
}

/** Creates a minimal SMTP server that adds every received line to `received`. */
function createMailServer(received: string[]): Server {
  return createServer((socket) => {
    let isData = false;
    socket.write('220 mail.test\r\n');
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (isData && line === '.') isData = false;
        if (isData) continue;
        if (line.startsWith('DATA')) isData = true;
        socket.write(line.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
}

test('an email reaches the mail server with sender, recipient, subject and text', async () => {
  const received: string[] = [];
  const port = await listen(createMailServer(received));
  const url = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  await createSmtpTransport(url, 'Byline <post@byline.test>')(createMessage({}));
  expect(received).toContain('MAIL FROM:<post@byline.test>');
  expect(received).toContain('RCPT TO:<maya@example.test>');
  expect(received).toContain('Message-ID: <mail-1@byline.test>');
  expect(received).toContain('Subject: =?UTF-8?Q?News_=E2=80=94_=E6=96=B0=E9=97=BB?=');
  expect(received).toContain('Auto-Submitted: auto-generated');
  expect(received.some((line) => line.startsWith('List-Unsubscribe'))).toBe(false);
  // The line with a dot is escaped by another dot; the last line is the end of the message.
  expect(received.slice(-4)).toEqual(['Hello', '..', '=D8=A8=D8=AE=D9=8A=D8=B1', '.']);
});

test('an email that can be turned off has the headers for unsubscribing with one click', async () => {
  const received: string[] = [];
  const port = await listen(createMailServer(received));
  const send = createSmtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'post@byline.test');
  // As long as real links, so that the line of the header is folded.
  const unsubscribe = `https://jobs.example.com/mail/unsubscribe?account=${'a'.repeat(36)}&kind=alerts&signature=${'x'.repeat(43)}`;
  await send(createMessage({ unsubscribe }));
  const headers = received
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  // Undoes the folding of long header lines, which can only add a blank after the name.
  expect(headers.map((line) => line.replace(/: +/, ': '))).toContain(
    `List-Unsubscribe: <${unsubscribe}>`,
  );
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a recipient that contains several addresses is not split', async () => {
  const received: string[] = [];
  const port = await listen(createMailServer(received));
  const send = createSmtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'post@byline.test');
  // The transport may also reject such a message.
  await send(createMessage({ recipient: 'a@x.test, b@x.test' })).catch(() => undefined);
  expect(received.filter((line) => line.startsWith('RCPT TO:<b@x.test>'))).toEqual([]);
});

test('a text message reaches the service with the secret; an error status throws', async () => {
  const requests: unknown[] = [];
  let status = 202;
  const port = await listen(
    createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        requests.push([request.headers.authorization, JSON.parse(body)]);
        response.writeHead(status).end();
      });
    }),
  );
  const send = createSmsTransport(`http://127.0.0.1:${port}/sms`, 'secret');
  const message = createMessage({ channel: 'sms', recipient: '+6591234567', body: 'Hello' });
  await send(message);
  expect(requests).toEqual([['Bearer secret', { id: 'mail-1', to: '+6591234567', text: 'Hello' }]]);
  status = 500;
  await expect(send(message)).rejects.toThrow('The service answered 500.');
});
