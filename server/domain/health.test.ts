import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteFile } from '../database/sqlite.ts';
import { second } from '../durations.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { readHealth } from './health.ts';

let server: TestServer;
let other: DatabaseSync | undefined;
const readStatus = async () => (await readHealth(server.services, server.state)).status;

beforeEach(() => {
  other = undefined;
});
afterEach(async () => {
  other?.close();
  await server.close();
});

test('another process that has the write lock for a short time does not make health fail, but one that keeps it does', async () => {
  server = await openTestServer({ kind: 'SQLite', seed: false });
  other = new DatabaseSync(path.join(server.services.config.data.dir, sqliteFile));
  expect(await readStatus()).toBe('ok');
  await wait(1100);
  other.exec('begin immediate');
  const before = performance.now();
  expect(await readStatus()).toBe('ok');
  expect(performance.now() - before).toBeLessThan(second);
  await wait(2500);
  expect(await readStatus()).toBe('unavailable');
  other.exec('commit');
  await expect.poll(readStatus, { timeout: 5 * second }).toBe('ok');
}, 20_000);

test('frequent checks on SQLite write at most once a second', async () => {
  server = await openTestServer({ kind: 'SQLite', seed: false });
  for (let times = 0; times < 50; times += 1) expect(await readStatus()).toBe('ok');
  const { value } = await server.services.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'health_checks')
    .executeTakeFirstOrThrow();
  expect(Number(value)).toBeLessThan(10);
});
