import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendMail, sendSms } from '../domain/outbox.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import type { Carrier, Carriers } from './transport.ts';
import { carriersOf } from './transports.ts';
import { deliverOutbox } from './deliver.ts';

const minute = 60_000;

describe.each(databaseKinds)('the delivery on %s', (kind) => {
  let server: TestServer;
  let carried: string[];
  let failures: unknown[];
  const toList: Carrier = ({ recipient, body }) => {
    carried.push(`${recipient}: ${body}`);
    return Promise.resolve();
  };
  const broken: Carrier = () => Promise.reject(new Error('The line is dead.'));

  beforeAll(async () => {
    server = await openTestServer({ kind, seed: false });
  });
  beforeEach(async () => {
    carried = [];
    failures = [];
    await server.services.db.deleteFrom('outbox').execute();
  });
  afterAll(() => server.close());

  const deliver = (carriers: Carriers) =>
    deliverOutbox(server.services, carriers, (waiting) => failures.push(waiting));
  const mail = (more: { expiresAt?: number; isDecoy?: boolean } = {}) => {
    const { db, clock } = server.services;
    const text = { recipient: 'maya@example.test', subject: 'News', body: 'Hello' };
    return db.transaction().execute((tx) => sendMail(tx, clock, { ...text, ...more }));
  };
  const states = async () => {
    const rows = await server.services.db.selectFrom('outbox').select('state').execute();
    return rows.map(({ state }) => state);
  };

  test('carries each mail once, also when two processes look at the same moment', async () => {
    await Promise.all(Array.from({ length: 10 }, () => mail()));
    const counts = await Promise.all([1, 2, 3, 4].map(() => deliver({ email: toList })));
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect(carried).toHaveLength(10);
    expect(await deliver({ email: toList })).toBe(0);
    expect(await states()).toEqual(Array(10).fill('sent'));
  });

  test('tries again after growing pauses, tells no text, and gives up in the end', async () => {
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

  test('drops what has no use any more, and never sends a decoy', async () => {
    await mail({ expiresAt: server.services.clock.machineNow() });
    await mail({ isDecoy: true });
    expect(await deliver({ email: toList })).toBe(0);
    expect(carried).toEqual([]);
    expect((await states()).toSorted()).toEqual(['decoy', 'failed']);
  });

  test('lets wait what nobody carries', async () => {
    const { db, clock } = server.services;
    const sms = { recipient: '+6591234567', body: 'Hello' };
    await db.transaction().execute((tx) => sendSms(tx, clock, sms));
    expect(await deliver({ email: toList })).toBe(0);
    expect(await deliver({ email: toList, sms: toList })).toBe(1);
    expect(carried).toEqual(['+6591234567: Hello']);
  });
});

test('a production without a mail server carries nothing, a demo tells of its mailbox', async () => {
  const mail = { smtpUrl: '', from: 'x', smsUrl: '', smsSecret: '' };
  expect(carriersOf({ mail, hasSeams: false }, () => undefined)).toEqual({});
  const told: string[] = [];
  const demo = carriersOf({ mail, hasSeams: true }, (line) => told.push(line));
  const row = {
    ...{
      id: '1',
      at: 0,
      channel: 'email' as const,
      recipient: 'maya@example.test',
      subject: 'News',
    },
    ...{ body: '123456', state: 'queued' as const, attempts: 1, next_at: 0, expires_at: null },
  };
  await demo.email?.(row);
  expect(told).toEqual(['To maya@example.test: News (/demo/mailbox)']);
});
