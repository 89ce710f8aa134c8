import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { Waiting } from './transport.ts';
import { smsWebhookCarrier } from './smsWebhook.ts';
import { smtpCarrier } from './smtp.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

async function listen(opened: Server): Promise<number> {
  server = opened.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function waiting(changes: Partial<Waiting>): Waiting {
  return {
    ...{ id: 'mail-1', at: 0, channel: 'email', recipient: 'maya@example.test' },
    ...{ subject: 'News — 新闻', body: 'Hello\n.\nبخير', state: 'queued' },
    ...{ attempts: 1, next_at: 0, expires_at: null, ...changes },
  };
}

/** As much of a mail server as a client needs; gives back all that it was told. */
function mailServer(said: string[]): Server {
  return createServer((socket) => {
    let isData = false;
    socket.write('220 mail.test\r\n');
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').filter(Boolean)) {
        said.push(line);
        if (isData && line === '.') isData = false;
        if (isData) continue;
        if (line.startsWith('DATA')) isData = true;
        socket.write(line.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
}

test('a mail reaches the mail server with sender, recipient, subject and text', async () => {
  const said: string[] = [];
  const port = await listen(mailServer(said));
  const carry = smtpCarrier(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Byline <post@byline.test>');
  await carry(waiting({}));
  expect(said).toContain('MAIL FROM:<post@byline.test>');
  expect(said).toContain('RCPT TO:<maya@example.test>');
  expect(said).toContain('Message-ID: <mail-1@byline.test>');
  expect(said.some((line) => line.startsWith('Subject: =?UTF-8?'))).toBe(true);
});

test('an address that holds several reaches nobody', async () => {
  const said: string[] = [];
  const port = await listen(mailServer(said));
  const carry = smtpCarrier(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'post@byline.test');
  await carry(waiting({ recipient: 'a@x.test, b@x.test' })).catch(() => undefined);
  expect(said.filter((line) => line.startsWith('RCPT TO:<b@x.test>'))).toEqual([]);
});

test('a text message reaches the service with the secret, and its refusal is a failure', async () => {
  const calls: unknown[] = [];
  let status = 202;
  const port = await listen(
    createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        calls.push([request.headers.authorization, JSON.parse(body)]);
        response.writeHead(status).end();
      });
    }),
  );
  const carry = smsWebhookCarrier(`http://127.0.0.1:${port}/sms`, 'secret');
  const sms = waiting({ channel: 'sms', recipient: '+6591234567', body: 'Hello' });
  await carry(sms);
  expect(calls).toEqual([['Bearer secret', { id: 'mail-1', to: '+6591234567', text: 'Hello' }]]);
  status = 500;
  await expect(carry(sms)).rejects.toThrow('The service answered 500.');
});
