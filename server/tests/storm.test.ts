import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { second } from '../durations.ts';
import { createDatabase, databaseKinds, type DatabaseKind } from '../testing/databases.ts';
import { isLongRun } from '../../journeys/harness/isLongRun.ts';
import { startProxy, type Proxy } from '../testing/proxy.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';
import { openSlowClients } from './storm/slowClients.ts';
import { runStormClient, type StormRecord } from './storm/stormClient.ts';
import { prepareStorm } from './storm/stormData.ts';

/** Length of the storm. */
const seconds = isLongRun ? 180 : 4;
const clients = 20;
const slowClients = 12;
const longestExtension = 60 * second;

const settings = {
  APP_DIR: 'no-such-folder',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '127.0.0.1',
  SIMULATOR_INTERVAL_MS: '200',
  SIMULATOR_DELAY_MS: '0',
  RATE_SIGNIN_ACCOUNT: '1000000',
  RATE_WRITES_PER_MINUTE: '1000000',
  RATE_REQUESTS_PER_MINUTE: '1000000',
};

type Fault = 'kill' | 'cut' | 'fill';

test.each(databaseKinds)(
  'a storm over two processes on %s loses nothing that was acknowledged',
  { timeout: longestExtension + (seconds + 120) * second },
  async (kind) => {
    const database = await createDatabase(kind);
    const lines = await prepareStorm(database.env, {
      accounts: clients,
      jobs: 10 + seconds * 2,
    });
    const servers = [await startServer(database.env), await startServer(database.env)];
    onTestFinished(async () => {
      for (const { proxy, process } of servers) {
        proxy.close();
        await process.end('SIGKILL');
      }
      await database.remove();
    });
    const record: StormRecord = {
      tokens: [],
      applications: [],
      submissions: [],
      responses: {},
      unexpected: [],
    };
    const faults: Record<Fault, number> = { kill: 0, cut: 0, fill: 0 };
    const getAddresses = () => servers.map(({ proxy }) => proxy.url);
    onTestFinished(openSlowClients(slowClients, getAddresses));
    const end = Date.now() + seconds * second;
    const countWork = () =>
      [record.tokens, record.applications, record.submissions].map(({ length }) => length);
    // On a slow machine the storm lasts until everything that it tests has happened.
    const hasHappened = () =>
      Math.min(...Object.values(faults), record.responses['none'] ?? 0) > 0 &&
      (record.responses[503] ?? 0) > 0 &&
      Math.min(...countWork()) > clients;
    const isOver = () => Date.now() > (hasHappened() ? end : end + longestExtension);
    const users = Array.from({ length: clients }, (_, index) =>
      runStormClient(index, getAddresses, record, isOver),
    );
    const disk = await openDisk(kind, database.env, servers);
    while (!isOver()) {
      for (const fault of ['cut', 'kill', 'cut', 'fill'] as const) {
        if (isOver()) break;
        faults[fault] += 1;
        if (fault === 'kill') await restart(servers, faults.kill % 2, database.env);
        if (fault === 'cut') await cutConnections(kind, database.env, servers);
        if (fault === 'fill') {
          await disk.setFull(true);
          await wait(700);
          await disk.setFull(false);
        }
        await wait(500 + Math.random() * 500);
      }
    }
    await Promise.all(users);

    for (const { process } of servers) {
      expect((await process.call('GET', '/api/health')).status).toBe(200);
    }
    expect(await auditAcknowledged(database.env, servers, record)).toBeGreaterThan(lines);
    const output = servers.map(({ process, earlier }) => earlier + process.output()).join('\n');
    expect(output).not.toMatch(/uncaught|unhandled|The server could not start/i);
    expect(servers.flatMap(({ crashes }) => crashes)).toEqual([]);
    expect(record.unexpected).toEqual([]);
    expect(Math.min(...Object.values(faults))).toBeGreaterThan(0);
    expect(record.responses['none']).toBeGreaterThan(0);
    expect(record.responses[503]).toBeGreaterThan(0);
    const { responses } = record;
    const counts = countWork();
    if (isLongRun) {
      process.stdout.write(`${kind}: ${JSON.stringify({ faults, counts, responses })}\n`);
    }
    expect(Math.min(...counts)).toBeGreaterThan(clients);
  },
);

type StormServer = {
  process: ServerProcess;
  proxy: Proxy;
  /** Output of the processes that were killed. */
  earlier: string;
  /** Ends that no signal of the test caused. */
  crashes: string[];
};

async function startServer(env: Record<string, string>): Promise<StormServer> {
  const started = await startProcess(toEnv(env));
  return { process: started, proxy: await startProxy(started.address), earlier: '', crashes: [] };
}

function toEnv(env: Record<string, string>, port = '0'): Record<string, string> {
  const fillDisk = `--import=${path.join(import.meta.dirname, 'fillDisk.ts')}`;
  return { ...settings, ...env, PORT: port, NODE_OPTIONS: fillDisk };
}

async function restart(servers: StormServer[], index: number, env: Record<string, string>) {
  const server = servers[index];
  if (!server) return;
  const { process } = server;
  const code = await process.end('SIGKILL');
  if (code !== null) server.crashes.push(`exit ${code}`);
  server.earlier += process.output();
  server.process = await startProcess(toEnv(env, new URL(process.address).port));
}

async function cutConnections(
  kind: DatabaseKind,
  env: Record<string, string>,
  servers: StormServer[],
): Promise<void> {
  for (const { proxy } of servers) proxy.cut();
  if (kind === 'SQLite') return;
  await runOnPostgres(inject('postgresUrl'), [
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${new URL(env['DATABASE_URL'] ?? '').pathname.slice(1)}' and pid <> pg_backend_pid()`,
  ]);
}

/** A disk that can be filled: SQLite refuses to let its file grow; on PostgreSQL a trigger raises the same error. */
async function openDisk(
  kind: DatabaseKind,
  env: Record<string, string>,
  servers: StormServer[],
): Promise<{ setFull: (isFull: boolean) => Promise<void> }> {
  if (kind === 'SQLite') {
    return {
      async setFull() {
        for (const { process } of servers) process.signal('SIGUSR2');
      },
    };
  }
  const url = env['DATABASE_URL'] ?? '';
  const tables = ['sessions', 'applications', 'submissions', 'ledger_entries'];
  await runOnPostgres(url, [
    `create function fail_on_full_disk() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  ]);
  return {
    setFull: (isFull: boolean) =>
      runOnPostgres(
        url,
        tables.map((table) =>
          isFull
            ? `create trigger full_disk before insert on ${table} execute function fail_on_full_disk()`
            : `drop trigger full_disk on ${table}`,
        ),
      ),
  };
}

async function runOnPostgres(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/**
 * Asserts that sessions, applications and submissions exist as they were acknowledged, once, and that the ledger is clean.
 * Returns the number of its lines.
 */
async function auditAcknowledged(
  env: Record<string, string>,
  servers: StormServer[],
  { tokens, applications, submissions }: StormRecord,
): Promise<number> {
  for (const [index, { token }] of tokens.entries()) {
    const server = servers[index % servers.length]?.process;
    expect((await server?.call('GET', '/api/user', token))?.status).toBe(200);
  }
  const db = connect(readConfig(env).data);
  const applied = await db
    .selectFrom('applications')
    .select(['id', 'account_id', 'job_id'])
    .where('job_id', 'like', 'storm-%')
    .execute();
  const found = new Set(applied.map((row) => `${row.id} ${row.account_id} ${row.job_id}`));
  const missing = applications.filter(
    ({ id, account, job }) => !found.has(`${id} account-${account} ${job}`),
  );
  expect(missing).toEqual([]);
  const pairs = applied.map((row) => `${row.account_id} ${row.job_id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const submitted = await db
    .selectFrom('submissions')
    .select(['id', 'caption', 'links_json', 'state'])
    .where('state', '!=', 'draft')
    .execute();
  const contents = new Map(submitted.map((row) => [row.id, `${row.caption} ${row.links_json}`]));
  const lost = submissions.filter(
    ({ id, caption, links }) => contents.get(id) !== `${caption} ${JSON.stringify(links)}`,
  );
  expect(lost).toEqual([]);
  const audit = await auditLedger(db);
  expect(audit.faults).toEqual([]);
  await db.destroy();
  return audit.entries;
}
