import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AddressWindows } from '../http/addressWindows.ts';
import { day, minute } from '../durations.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { consumeRateLimit, isRateLimitUsed } from './rateLimit.ts';

describe.each(databaseKinds)('a rate limit on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  test('a rate limit ignores attempts that were counted while the clock was a day ahead', async () => {
    const { db } = server.services;
    const limit = { name: 'test', subject: 'ahead', max: 2, window: 15 * minute };
    const now = Date.now();
    const consume = (at: number) => consumeRateLimit(db, limit, at);
    for (const _ of [1, 2]) await consume(now + day);
    await expect(consume(now + day)).rejects.toThrow('limit.reached');
    expect(await isRateLimitUsed(db, limit, now)).toBe(false);
    expect(await consume(now)).toBe(1);
    expect(await consume(now)).toBe(2);
    await expect(consume(now)).rejects.toThrow('limit.reached');
  });

  test('a rate limit is shared by processes whose clocks differ by a minute', async () => {
    const { db } = server.services;
    const limit = { name: 'test', subject: 'differs', max: 2, window: 15 * minute };
    const now = Date.now();
    await consumeRateLimit(db, limit, now + minute);
    await consumeRateLimit(db, limit, now);
    await expect(consumeRateLimit(db, limit, now + minute)).rejects.toThrow('limit.reached');
    await expect(consumeRateLimit(db, limit, now)).rejects.toThrow('limit.reached');
  });

  test('wrong passwords that were counted while the clock was a day ahead do not block signing in', async () => {
    const client = server.guest();
    server.services.clock.advance(day);
    // The limit is 20 attempts per account.
    for (let attempt = 0; attempt < 21; attempt += 1) await client.signIn('approved', 'wrong one');
    expect((await client.signIn('approved')).status).toBe(429);
    server.services.clock.advance(-day);
    expect((await client.signIn('approved')).status).toBe(200);
  });
});

test('the limit of an IP address does not depend on the system time', () => {
  const windows = new AddressWindows();
  const count = () => {
    let current = 0;
    windows.incr('address', (_error, result) => (current = result?.current ?? 0), minute);
    return current;
  };
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.setSystemTime(Date.now() + day);
  expect([count(), count()]).toEqual([1, 2]);
  // The window ends after a minute, although the date is a day earlier then.
  vi.setSystemTime(Date.now() - day);
  vi.advanceTimersByTime(minute);
  expect([count(), count()]).toEqual([1, 2]);
  vi.useRealTimers();
});

test('the limits of IP addresses take bounded memory', () => {
  const windows = new AddressWindows();
  const results: number[] = [];
  const report = (_error: unknown, result?: { current: number }) =>
    void results.push(result?.current ?? 0);
  windows.incr('first', report, minute);
  // More addresses than the windows hold, so that the first is forgotten and its count begins again.
  for (let index = 0; index < 6000; index += 1) windows.incr(`address ${index}`, report, minute);
  windows.incr('address 5999', report, minute);
  windows.incr('first', report, minute);
  expect(results.slice(-2)).toEqual([2, 1]);
});
