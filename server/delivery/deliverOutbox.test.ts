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
  const toList: Transport = ({ recipient, body }) => {
    delivered.push(`${recipient}: ${body}`);
    return Promise.resolve();
  };
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

  test('delivers each email once, also if several processes run at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => mail()));
    const counts = await Promise.all([1, 2, 3, 4].map(() => deliver({ email: toList })));
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect(delivered).toHaveLength(10);
    expect(await deliver({ email: toList })).toBe(0);
    expect(await states()).toEqual(Array(10).fill('sent'));
  });

  test('retries with growing delays, and reports no text', async () => {
    await mail();
    expect(await deliver({ email: broken })).toBe(0);
    expect(failures).toEqual([{ id: expect.any(String) as string, channel: 'email', attempts: 1 }]);
    expect(await deliver({ email: toList })).toBe(0);
    server.services.clock.advance(minute / 2);
    await deliver({ email: broken });
    server.services.clock.advance(minute / 2);
    expect(await deliver({ email: toList })).toBe(0);
    server.services.clock.advance(minute / 2);
    expect(await deliver({ email: toList })).toBe(1);
  });

  test('retries for five days at least hourly, keeps the text until then, and lists it', async () => {
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

  test('gives up at once if the address does not exist, but not if the server refuses all', async () => {
    const reject =
      (responseCode: number, code: string): Transport =>
      () =>
        Promise.reject(Object.assign(new Error('no'), { code, responseCode }));
    await mail();
    await deliver({ email: reject(535, 'EAUTH') });
    expect(await states()).toEqual(['queued']);
    server.services.clock.advance(minute);
    await deliver({ email: reject(450, 'EENVELOPE') });
    expect(await states()).toEqual(['queued']);
    server.services.clock.advance(hour);
    await deliver({ email: reject(550, 'EENVELOPE') });
    expect(await states()).toEqual(['failed']);
  });

  test('replaces a code that has expired by one text to ask again, and never sends a decoy', async () => {
    const late = { subject: 'Expired', body: 'Ask again' };
    const expiresAt = server.services.clock.machineNow() + minute;
    await mail({ expiresAt, late });
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

  test('does not ask again for a code whose successor has arrived', async () => {
    const late = { subject: 'Expired', body: 'Ask again' };
    await mail({ expiresAt: server.services.clock.machineNow() + minute, late });
    await deliver({ email: broken });
    server.services.clock.advance(hour);
    await mail({ expiresAt: server.services.clock.machineNow() + minute, late });
    expect(await deliver({ email: toList })).toBe(1);
    expect(delivered).toEqual(['maya@example.test: Hello']);
    expect((await states()).toSorted()).toEqual(['expired', 'sent']);
  });

  test('forgets delivered messages after 90 days, and the text of failed ones after a week', async () => {
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

  test('delivers what was queued while the clock was a day ahead', async () => {
    server.services.clock.advance(day);
    await mail();
    server.services.clock.advance(-day);
    expect(await deliver({ email: toList })).toBe(1);
  });

  test('leaves messages of a channel without a transport in the outbox', async () => {
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
