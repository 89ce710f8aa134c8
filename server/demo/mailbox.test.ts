import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMail } from '../domain/outbox.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe('the mailbox of the demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ seed: false });
  });
  afterAll(() => server.close());

  const page = (url: string, language = 'en') =>
    server.app.inject({ url, headers: { 'accept-language': language } });
  const mail = (recipient: string, body: string, subject = 'News') => {
    const { db, clock } = server.services;
    clock.advance(1);
    return db.transaction().execute((tx) => sendMail(tx, clock, { recipient, subject, body }));
  };

  test('shows the newest first, or those of one person, and makes links of web addresses only', async () => {
    expect((await page('/demo/mailbox')).body).toContain('Nothing was sent here.');
    await mail('maya@example.test', 'Open http://localhost:4173/reset-password?a=1&b=2 now');
    await mail('omar@example.test', 'javascript:alert(1)');
    const all = (await page('/demo/mailbox')).body;
    expect(all.indexOf('omar@example.test')).toBeLessThan(all.indexOf('maya@example.test'));
    const link = 'http://localhost:4173/reset-password?a=1&amp;b=2';
    expect(all).toContain(`<a href="${link}">${link}</a> now`);
    expect(all.match(/<a /g)).toHaveLength(1);
    const one = (await page('/demo/mailbox?to=omar@example.test')).body;
    expect(one).not.toContain('maya@example.test');
  });

  test('escapes whatever stands in a mail, and allows no script at all', async () => {
    await mail('<b>@example.test', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>');
    const { body, headers } = await page('/demo/mailbox?to=%22%3E%3Cimg%3E');
    expect(body).not.toMatch(/<img|<script|<b>/);
    const all = await page('/demo/mailbox');
    expect(all.body).not.toMatch(/<img|<script|<b>/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  });

  test('speaks the language of its reader', async () => {
    const { body } = await page('/demo/mailbox', 'ar');
    expect(body).toContain('dir="rtl"');
  });

  test('does not exist in production', async () => {
    const production = await openTestServer({
      env: { DEMO: 'off', ENCRYPTION_KEY: 'a'.repeat(43) + '=' },
      seed: false,
    });
    await mail('maya@example.test', '123456');
    const answer = await production.app.inject({ url: '/demo/mailbox' });
    expect(answer.body).not.toContain('maya@example.test');
    expect(answer.body).toContain('has not been built');
    await production.close();
  });
});
