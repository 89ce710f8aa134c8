import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseKind } from '../../testing/databases.ts';
import { startProxy, type Proxy } from '../../testing/proxy.ts';
import { startProcess, type ServerProcess } from '../../testing/serverProcess.ts';

// The proxy is trusted, because clients send different addresses in X-Forwarded-For.
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

/** The environment variables that name a database. */
type DatabaseEnv = Record<string, string>;

/** A server process that can be killed and started again, behind a proxy that can cut its connections. */
export type StormServer = {
  process: ServerProcess;
  proxy: Proxy;
  /** Output of the processes that were killed. */
  earlierOutput: string;
  /** Exits that the storm did not cause. */
  crashes: string[];
};

/** A disk that the test can fill. */
type Disk = { setFull: (isFull: boolean) => Promise<void> };

/** Starts a server process whose disk a signal can fill. */
function startOnPort(port: string, database: DatabaseEnv): Promise<ServerProcess> {
  const fillDisk = `--import=${path.join(import.meta.dirname, '../fillDisk.ts')}`;
  return startProcess({ ...settings, ...database, PORT: port, NODE_OPTIONS: fillDisk });
}

/** Starts a server on a free port. */
export async function startServer(database: DatabaseEnv): Promise<StormServer> {
  const process = await startOnPort('0', database);
  return { process, proxy: await startProxy(process.address), earlierOutput: '', crashes: [] };
}

/** Kills the process of a server, and starts it again on the same port. */
export async function restart(server: StormServer, database: DatabaseEnv): Promise<void> {
  const { process } = server;
  // A process that a signal has ended has no exit code.
  const exitCode = await process.end('SIGKILL');
  if (exitCode !== null) server.crashes.push(`exit ${exitCode}`);
  server.earlierOutput += process.output();
  server.process = await startOnPort(new URL(process.address).port, database);
}

/** Cuts all connections between clients and servers and, on PostgreSQL, between servers and database. */
export async function cutConnections(
  kind: DatabaseKind,
  database: DatabaseEnv,
  servers: readonly StormServer[],
): Promise<void> {
  for (const { proxy } of servers) proxy.cut();
  if (kind === 'SQLite') return;
  await runOnPostgres(inject('postgresUrl'), [
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${new URL(database['DATABASE_URL'] ?? '').pathname.slice(1)}' and pid <> pg_backend_pid()`,
  ]);
}

/** Returns a disk that can be filled: SQLite refuses to let its file grow; on PostgreSQL a trigger raises the same error. */
export async function openDisk(
  kind: DatabaseKind,
  database: DatabaseEnv,
  servers: readonly StormServer[],
): Promise<Disk> {
  if (kind === 'SQLite') {
    return {
      async setFull() {
        // Each signal switches between full and free; see fillDisk.ts.
        for (const { process } of servers) process.signal('SIGUSR2');
      },
    };
  }
  const url = database['DATABASE_URL'] ?? '';
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

/** Runs statements on a database of PostgreSQL. */
async function runOnPostgres(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
