import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendEmail, sendTextMessage } from '../domain/outbox.ts';
import { minute } from '../durations.ts';
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
  const mail = (more: { expiresAt?: number; isDecoy?: boolean } = {}) => {
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

  test('retries with growing delays, reports no text, and gives up in the end', async () => {
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
    await mail();
    for (let times = 0; times < 8; times += 1) {
      await deliver({ email: broken });
      server.services.clock.advance(70 * minute);
    }
    expect(await deliver({ email: toList })).toBe(0);
    expect((await states()).toSorted()).toEqual(['failed', 'sent']);
  });

  test('drops expired messages, and never sends a decoy', async () => {
    await mail({ expiresAt: server.services.clock.machineNow() });
    await mail({ isDecoy: true });
    expect(await deliver({ email: toList })).toBe(0);
    expect(delivered).toEqual([]);
    expect((await states()).toSorted()).toEqual(['decoy', 'failed']);
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
