import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendEmail } from '../domain/outbox.ts';
import { productionEnv } from '../testing/productionEnv.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { demo } from './demo.ts';
import { createMailboxTransport } from './mailbox.ts';

describe('the demo mailbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ seed: false });
  });
  afterAll(() => server.close());

  const page = (url: string, language = 'en') =>
    server.app.inject({ url, headers: { 'accept-language': language } });
  const mail = (recipient: string, body: string, subject = 'News', sendingServer = server) => {
    const { db, clock } = sendingServer.services;
    // The mailbox sorts by time, so no two messages may have the same time.
    clock.advance(1);
    return db.transaction().execute((tx) => sendEmail(tx, clock, { recipient, subject, body }));
  };

  test('the demo mailbox shows the newest message first, filters by recipient, and links only web addresses', async () => {
    expect((await page('/demo/mailbox')).body).toContain('No messages yet.');
    await mail('maya@example.test', 'Open http://localhost:4173/reset-password?a=1&b=2 now');
    await mail('omar@example.test', 'javascript:alert(1)');
    const all = (await page('/demo/mailbox')).body;
    expect(all.indexOf('omar@example.test')).toBeLessThan(all.indexOf('maya@example.test'));
    const link = 'http://localhost:4173/reset-password?a=1&amp;b=2';
    expect(all).toContain(`<a href="${link}">${link}</a> now`);
    expect(all.match(/<a /g)).toHaveLength(1);
    const one = (await page('/demo/mailbox?to=omar@example.test')).body;
    expect(one).toContain('javascript:alert(1)');
    expect(one).not.toContain('maya@example.test');
  });

  test('the demo mailbox escapes the content of messages, and allows no script', async () => {
    await mail('<b>@example.test', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>');
    const { body, headers } = await page('/demo/mailbox?to=%22%3E%3Cimg%3E');
    expect(body).not.toMatch(/<img|<script|<b>/);
    const all = await page('/demo/mailbox');
    expect(all.body).toContain('&lt;script&gt;');
    expect(all.body).not.toMatch(/<img|<script|<b>/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'nonce-/,
    );
  });

  test('the demo mailbox is in the language of the request', async () => {
    const { body } = await page('/demo/mailbox', 'ar');
    expect(body).toContain('dir="rtl"');
  });

  test('the demo mailbox does not exist in production', async () => {
    const production = await openTestServer({
      env: productionEnv,
      seed: false,
    });
    await mail('maya@example.test', '123456', 'Code', production);
    const response = await production.app.inject({ url: '/demo/mailbox' });
    expect(response.body).not.toContain('maya@example.test');
    // The server responds with the app's page, which is not built in tests.
    expect(response.body).toContain('has not been built');
    await production.close();
  });
});

test('the transport of the demo mailbox prints each message in one line', async () => {
  const printed: string[] = [];
  await createMailboxTransport((line) => printed.push(line))({
    id: '1',
    at: 0,
    channel: 'email',
    recipient: 'maya@example.test',
    subject: 'News',
    body: '123456',
    state: 'queued',
    attempts: 1,
    next_at: 0,
    expires_at: null,
    unsubscribe: null,
    queued_at: 0,
    error: null,
    late_text: null,
  });
  expect(printed).toEqual(['To maya@example.test: News (/demo/mailbox)']);
});

test('the demo replaces the transports of mails and text messages only with test hooks', () => {
  expect(demo.getTransports({ hasTestHooks: false })).toEqual({});
  expect(Object.keys(demo.getTransports({ hasTestHooks: true }))).toEqual(['email', 'sms']);
});
