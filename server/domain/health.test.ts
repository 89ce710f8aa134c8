import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sqliteFile } from '../database/sqlite.ts';
import { second } from '../durations.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { readHealth } from './health.ts';

let server: TestServer;
let other: DatabaseSync | undefined;
let now: number;
const readStatus = async () => (await readHealth(server.services, server.state)).status;

beforeEach(async () => {
  other = undefined;
  server = await openTestServer({ kind: 'SQLite', seed: false });
  now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  vi.restoreAllMocks();
  other?.close();
  await server.close();
});

test('another process that has the write lock for a short time does not make health fail, but one that keeps it does', async () => {
  other = new DatabaseSync(path.join(server.services.config.data.dir, sqliteFile));
  expect(await readStatus()).toBe('ok');
  now += second;
  other.exec('begin immediate');
  // Responds although the write still waits.
  expect(await readStatus()).toBe('ok');
  now += 2 * second;
  expect(await readStatus()).toBe('unavailable');
  other.exec('commit');
  await expect.poll(readStatus).toBe('ok');
});

test('frequent checks on SQLite write at most once a second', async () => {
  const readWrites = async () => {
    for (let times = 0; times < 20; times += 1) expect(await readStatus()).toBe('ok');
    const { value } = await server.services.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'health_checks')
      .executeTakeFirstOrThrow();
    return Number(value);
  };
  expect(await readWrites()).toBe(1);
  now += second - 1;
  expect(await readWrites()).toBe(1);
  now += 1;
  expect(await readWrites()).toBe(2);
});
