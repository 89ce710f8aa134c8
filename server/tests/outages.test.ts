import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openPostgres, postgresDialect } from '../database/postgres.ts';
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts';
import { CompiledQuery, Kysely } from 'kysely';
import { second } from '../durations.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { createDatabase } from '../testing/databases.ts';
import { startProxy } from '../testing/proxy.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';

const quiet = { SIMULATOR_INTERVAL_MS: '100', APP_DIR: 'no-such-folder' };
const cleanups: (() => unknown)[] = [];
const recoveryTimeout = 30_000;
const connections = isLongRun ? 200 : 20;

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts a server process, which ends with the test. */
async function start(env: Record<string, string>): Promise<ServerProcess> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-test-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  const server = await startProcess({ ...quiet, DATA_DIR: dir, ...env });
  cleanups.push(() => server.end('SIGKILL'));
  return server;
}

/** Creates a PostgreSQL database with demo data and returns its URL. */
async function createPostgres(): Promise<string> {
  const database = await createDatabase('PostgreSQL', inject('seeded').PostgreSQL);
  cleanups.push(() => database.remove());
  return database.env['DATABASE_URL'] ?? '';
}

/** Lets three clients send one request after another until `stop`; `responses` has the status and Retry-After of each. */
function sendRequests(server: ServerProcess, token: string) {
  let isStopped = false;
  const responses: { status: number; retryAfter: string | null }[] = [];
  const calls = [
    () => server.call('GET', '/api/jobs', token),
    () => server.call('GET', '/api/summary/wallet', token),
    () => server.call('POST', '/api/profile', token, { bio: `Bio ${Math.random()}` }),
  ];
  const clients = calls.map(async (call) => {
    while (!isStopped) {
      const { status, headers } = await call().catch(() => Response.error());
      responses.push({ status, retryAfter: headers.get('retry-after') });
      if (status !== 200) await wait(5);
    }
  });
  return {
    responses,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return responses;
    },
  };
}

/** Returns the limit of a health check in an outage, in ms: a second, and what this machine needs for the check itself. */
async function measureLimit(server: ServerProcess): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    const startedAt = performance.now();
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  return 1000 + 10 * Math.max(...times);
}

/** Waits until the health check responds with a status; throws after `timeout` ms. */
async function waitForHealth(server: ServerProcess, status: number, timeout: number) {
  const end = Date.now() + timeout;
  for (;;) {
    const { status: current } = await server.call('GET', '/api/health');
    if (current === status) return;
    if (Date.now() > end) throw new Error(`Health is ${current} after ${timeout} ms.`);
    await wait(20);
  }
}

describe('an outage of PostgreSQL', () => {
  test(`the server survives ${connections} connections that are cut while they are in use`, async () => {
    const url = await createPostgres();
    const server = await start({ DATABASE_URL: url, RATE_WRITES_PER_MINUTE: '1000000' });
    const token = await server.signIn('approved');
    const admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    cleanups.push(() => admin.end());
    const load = sendRequests(server, token);
    const hasFailed = () => load.responses.some(({ status }) => status !== 200);
    let cuts = 0;
    // A query may end before its connection does.
    while (cuts < connections || !hasFailed()) {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and state <> 'idle' order by random() limit 1`,
        [new URL(url).pathname.slice(1)],
      );
      cuts += rowCount ?? 0;
    }
    const responses = await load.stop();
    const failed = responses.filter(({ status }) => status !== 200);
    expect(failed.length).toBeGreaterThan(0);
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
    expect(failed.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    await waitForHealth(server, 200, recoveryTimeout);
    expect((await server.call('GET', '/api/jobs', token)).status).toBe(200);
  });

  test.runIf(isLongRun)(
    'the health check reports an outage within a second, and recovers after a restart',
    async () => {
      const postgres = await startPostgres();
      cleanups.push(() => postgres.stop());
      const server = await start({ DATABASE_URL: postgres.url, RATE_WRITES_PER_MINUTE: '1000000' });
      const token = await server.signIn('approved');
      const load = sendRequests(server, token);
      const waitForResponse = (status: number) =>
        expect.poll(() => load.responses.some((response) => response.status === status)).toBe(true);
      await waitForResponse(200);
      const limit = await measureLimit(server);
      await postgres.shutDown();
      await waitForHealth(server, 503, limit);
      await waitForResponse(503);
      await postgres.startAgain();
      await waitForHealth(server, 200, recoveryTimeout);
      const responses = await load.stop();
      const statuses = new Set(responses.map(({ status }) => status));
      expect(statuses).toEqual(new Set([200, 503]));
      expect((await server.call('GET', '/api/jobs', token)).status).toBe(200);
    },
  );

  test.runIf(isLongRun)(
    'the health check reports a database that has become read-only, as after a failover',
    async () => {
      const url = await createPostgres();
      const server = await start({ DATABASE_URL: url });
      await waitForHealth(server, 200, recoveryTimeout);
      const admin = new pg.Client({ connectionString: inject('postgresUrl') });
      await admin.connect();
      cleanups.push(() => admin.end());
      const name = new URL(url).pathname.slice(1);
      /** Changes the default of the database, and ends the connections that still have the previous one. */
      const setReadOnly = async (isReadOnly: boolean) => {
        await admin.query(
          `alter database ${name} set default_transaction_read_only = ${isReadOnly}`,
        );
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        );
      };
      await setReadOnly(true);
      // Calls that only read are served, so that health alone shows what calls that write would meet.
      expect((await server.call('GET', '/api/faq')).status).toBe(200);
      await waitForHealth(server, 503, recoveryTimeout);
      await wait(2 * second);
      expect((await server.call('GET', '/api/health')).status).toBe(503);
      await setReadOnly(false);
      await waitForHealth(server, 200, recoveryTimeout);
    },
  );

  test('the health check reports an outage within a second when the network drops every packet', async () => {
    const proxy = await startProxy(await createPostgres());
    cleanups.push(() => proxy.close());
    const server = await start({ DATABASE_URL: proxy.url });
    await waitForHealth(server, 200, recoveryTimeout);
    const limit = await measureLimit(server);
    proxy.freeze();
    const startedAt = performance.now();
    expect((await server.call('GET', '/api/health')).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(limit);
    proxy.thaw();
    await waitForHealth(server, 200, recoveryTimeout);
  });

  test('a query that gets no response ends, and closes its connection', async () => {
    const proxy = await startProxy(await createPostgres());
    cleanups.push(() => proxy.close());
    const pool = openPostgres(proxy.url, 1, { queryTimeout: 1000 });
    const db = new Kysely<object>({ dialect: postgresDialect(pool) });
    cleanups.push(() => db.destroy());
    const query = () => db.executeQuery(CompiledQuery.raw('select 1 as one'));
    await query();
    proxy.freeze();
    await expect(query()).rejects.toThrow(DatabaseUnavailableError);
    expect(pool.totalCount).toBe(0);
    proxy.thaw();
    expect((await query()).rows).toEqual([{ one: 1 }]);
  });
});
