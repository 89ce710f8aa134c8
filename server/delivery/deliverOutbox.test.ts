import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendEmail, sendTextMessage, type MessageOptions } from '../domain/outbox.ts';
import { readOutboxHealth } from '../domain/outboxHealth.ts';
import { cleanup } from '../domain/schedule/cleanup.ts';
import { day, hour, minute } from '../durations.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import type { Transport, Transports } from './transport.ts';
import { deliverOutbox } from './deliverOutbox.ts';
import { createTransports } from './startDelivery.ts';

describe.each(databaseKinds)('the delivery on %s', (kind) => {
  let server: TestServer;
  let delivered: string[];
  let failures: unknown[];
  /** Delivers messages into the list `delivered`. */
  const toList: Transport = ({ recipient, body }) => {
    delivered.push(`${recipient}: ${body}`);
    return Promise.resolve();
  };
  /** Delivers nothing. */
  const broken: Transport = () => Promise.reject(new Error('The connection is down.'));

  beforeAll(async () => {
    server = await openTestServer({ kind, seed: false });
  });
  beforeEach(async () => {
    delivered = [];
    failures = [];
    await server.services.db.deleteFrom('outbox').execute();
  });
  afterAll(() => server.close());

  const deliver = (transports: Transports) =>
    deliverOutbox(server.services, transports, (message) => failures.push(message));
  const mail = (more: Partial<MessageOptions> = {}) => {
    const { db, clock } = server.services;
    const text = { recipient: 'maya@example.test', subject: 'News', body: 'Hello' };
    return db.transaction().execute((tx) => sendEmail(tx, clock, { ...text, ...more }));
  };
  const states = async () => {
    const rows = await server.services.db.selectFrom('outbox').select('state').execute();
    return rows.map(({ state }) => state);
  };

  test('each email is delivered once, even if several processes run at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => mail()));
    const counts = await Promise.all([1, 2, 3, 4].map(() => deliver({ email: toList })));
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect(delivered).toHaveLength(10);
    expect(await deliver({ email: toList })).toBe(0);
    expect(await states()).toEqual(Array(10).fill('sent'));
  });

  test('a failed delivery is retried with growing delays, and the report contains no text of the message', async () => {
    await mail();
    expect(await deliver({ email: broken })).toBe(0);
    expect(failures).toEqual([{ id: expect.any(String) as string, channel: 'email', attempts: 1 }]);
    expect(await deliver({ email: toList })).toBe(0);
    // The second attempt is due after half a minute, the third after a further minute.
    server.services.clock.advance(minute / 2);
    await deliver({ email: broken });
    server.services.clock.advance(minute / 2);
    expect(await deliver({ email: toList })).toBe(0);
    server.services.clock.advance(minute / 2);
    expect(await deliver({ email: toList })).toBe(1);
  });

  test('a delivery is retried at least hourly for five days; until then its text is stored and it is listed', async () => {
    await mail();
    let attempts = 0;
    const refuse: Transport = () => {
      attempts += 1;
      return Promise.reject(Object.assign(new Error('to maya@example.test'), { code: 'ESOCKET' }));
    };
    const start = server.services.clock.machineNow();
    const age = () => server.services.clock.machineNow() - start;
    while (age() < 5 * day - hour) {
      await deliver({ email: refuse });
      const row = await server.services.db.selectFrom('outbox').selectAll().executeTakeFirst();
      expect(row).toMatchObject({ state: 'queued', body: 'Hello', error: 'Error ESOCKET' });
      server.services.clock.advance(hour);
    }
    expect(attempts).toBeGreaterThan(100);
    expect((await readOutboxHealth(server.services)).isLate).toBe(true);
    expect(await deliver({ email: toList })).toBe(1);
    expect(delivered).toEqual(['maya@example.test: Hello']);
    expect(await readOutboxHealth(server.services)).toMatchObject({ waiting: 0, isLate: false });
    await mail();
    await deliver({ email: refuse });
    server.services.clock.advance(5 * day);
    await deliver({ email: refuse });
    expect((await states()).toSorted()).toEqual(['failed', 'sent']);
    expect(await readOutboxHealth(server.services)).toMatchObject({ failed: 1 });
    const bodies = await server.services.db.selectFrom('outbox').select('body').execute();
    expect(bodies).toContainEqual({ body: 'Hello' });
  });

  test.each([
    ['an unknown address', '550 5.1.1 no such user', 'RCPT TO', 0],
    ['an address that has moved', '551 5.1.6 moved', 'RCPT TO', 0],
    ['an address with invalid syntax', '553-5.1.3 invalid\n553 5.1.3 address', 'RCPT TO', 0],
    ['a reply without a reason', '550 rejected', 'RCPT TO', day],
    ['a sender that is not ours', '553 5.7.1 Sender address rejected', 'RCPT TO', 5 * day],
    ['a sender that is unknown', '550 5.1.8 Sender domain not found', 'RCPT TO', 5 * day],
    ['a relay that is denied', '550 5.7.1 relaying denied', 'RCPT TO', 5 * day],
    ['a full mailbox', '552 5.2.2 full', 'RCPT TO', 5 * day],
    ['our blocked server', '550 5.7.1 blocked', 'MAIL FROM', 5 * day],
    ['our sender without a reason', '553 sender rejected', 'MAIL FROM', 5 * day],
    ['a busy server', '450 4.7.1 too much mail', 'MAIL FROM', 5 * day],
    ['a wrong password', '535 5.7.8 no', 'AUTH PLAIN', 5 * day],
    ['a text that is refused', '554 5.7.1 spam', 'DATA', 5 * day],
  ])(
    'an email is retried for as long as the reply suggests: %s',
    async (_case, response, command, retryTime) => {
      const error = Object.assign(new Error(`no: ${response}`), {
        code: command === 'AUTH PLAIN' ? 'EAUTH' : command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
        responseCode: Number(response.slice(0, 3)),
        response,
        command,
      });
      const transport: Transport = () => Promise.reject(error);
      await mail();
      const start = server.services.clock.machineNow();
      await deliver({ email: transport });
      expect(await states()).toEqual([retryTime === 0 ? 'failed' : 'queued']);
      if (retryTime === 0) return;
      server.services.clock.advance(retryTime - 2 * hour);
      await deliver({ email: transport });
      expect(await states()).toEqual(['queued']);
      server.services.clock.advance(start + retryTime - server.services.clock.machineNow());
      server.services.clock.advance(hour);
      await deliver({ email: transport });
      expect(await states()).toEqual(['failed']);
      const bodies = await server.services.db.selectFrom('outbox').select('body').execute();
      expect(bodies).toEqual([{ body: 'Hello' }]);
    },
  );

  test('an expired code is replaced by one text that asks to request a new code; a decoy is never sent', async () => {
    const late = { subject: 'Expired', body: 'Ask again' };
    const expiresAt = server.services.clock.machineNow() + minute;
    await mail({ expiresAt, late });
    // Queued later than the first code, so the text is sent in place of this one only.
    server.services.clock.advance(1000);
    await mail({ expiresAt, late });
    await mail({ expiresAt });
    await mail({ isDecoy: true, expiresAt, late });
    expect(await deliver({ email: broken })).toBe(0);
    server.services.clock.advance(hour);
    expect(await deliver({ email: broken })).toBe(0);
    server.services.clock.advance(hour);
    expect(await deliver({ email: toList })).toBe(1);
    expect(delivered).toEqual(['maya@example.test: Ask again']);
    expect((await states()).toSorted()).toEqual(['decoy', 'expired', 'expired', 'sent']);
  });

  test('no text asks to request a new code if a later code has arrived', async () => {
    const late = { subject: 'Expired', body: 'Ask again' };
    await mail({ expiresAt: server.services.clock.machineNow() + minute, late });
    await deliver({ email: broken });
    server.services.clock.advance(hour);
    await mail({ expiresAt: server.services.clock.machineNow() + minute, late });
    expect(await deliver({ email: toList })).toBe(1);
    expect(delivered).toEqual(['maya@example.test: Hello']);
    expect((await states()).toSorted()).toEqual(['expired', 'sent']);
  });

  test('the later code of another recipient changes nothing', async () => {
    const late = { subject: 'Expired', body: 'Ask again' };
    const { clock } = server.services;
    await mail({ expiresAt: clock.machineNow() + minute, late });
    await deliver({ email: broken });
    clock.advance(hour);
    const other = { recipient: 'omar@example.test', expiresAt: clock.machineNow() + minute, late };
    await mail(other);
    expect(await deliver({ email: toList })).toBe(2);
    expect(delivered.toSorted()).toEqual([
      'maya@example.test: Ask again',
      'omar@example.test: Hello',
    ]);
  });

  test('delivered messages are deleted after 90 days, and the text of failed messages after a week', async () => {
    await mail();
    await deliver({ email: toList });
    await mail();
    await server.services.db
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('state', '=', 'queued')
      .execute();
    const read = () => server.services.db.selectFrom('outbox').select(['state', 'body']).execute();
    await cleanup(server.services);
    expect(await read()).toContainEqual({ state: 'failed', body: 'Hello' });
    server.services.clock.advance(8 * day);
    await cleanup(server.services);
    expect(await read()).toContainEqual({ state: 'failed', body: '' });
    expect(await read()).toHaveLength(2);
    server.services.clock.advance(90 * day);
    await cleanup(server.services);
    expect(await read()).toEqual([]);
  });

  test('a message that was queued while the clock was a day ahead is delivered', async () => {
    server.services.clock.advance(day);
    await mail();
    server.services.clock.advance(-day);
    expect(await deliver({ email: toList })).toBe(1);
  });

  test('messages of a channel without a transport stay in the outbox', async () => {
    const { db, clock } = server.services;
    const sms = { recipient: '+6591234567', body: 'Hello' };
    await db.transaction().execute((tx) => sendTextMessage(tx, clock, sms));
    expect(await deliver({ email: toList })).toBe(0);
    expect(await deliver({ email: toList, sms: toList })).toBe(1);
    expect(delivered).toEqual(['+6591234567: Hello']);
  });
});

test('production without a mail server delivers nothing', () => {
  const mail = { smtpUrl: '', from: 'x', smsUrl: '', smsSecret: '' };
  expect(createTransports({ mail })).toEqual({});
});
