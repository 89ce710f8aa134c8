import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openBalancer } from './balancer.ts';
import { createServerProcess, findFreePort } from './process.ts';

/** A server with its own data, port and clock. */
export type DemoServer = {
  origin: string;
  /** Runs an operator command and returns its output. */
  operator: (...args: string[]) => string;
  /** Kills the process without cleanup. */
  kill: () => Promise<void>;
  /** Ends the process and keeps its data. */
  end: () => Promise<void>;
  /** Starts the process again with the same data. */
  start: () => Promise<void>;
  /** Stops the process and deletes its data. */
  stop: () => Promise<void>;
  data: ServerData;
};

/** The folder with a server's files, and its database on PostgreSQL. */
type ServerData = { folder: string; database?: string };

/** Environment variable with the ServerData that new servers copy, as JSON. Without the variable, each server seeds its own data. */
export const seededVariable = 'JOURNEYS_SEEDED';

/** Environment variable with the URL of the PostgreSQL server for the journeys. Without the variable, they use SQLite. */
export const postgresVariable = 'JOURNEYS_POSTGRES_URL';

/** Creates a database with a random name and the content of a template; returns the name. */
async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return name;
}

function toDatabaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function readSeeded(): ServerData | null {
  return JSON.parse(process.env[seededVariable] ?? 'null') as ServerData | null;
}

/** Creates the data of a server: a copy of the seeded data, or empty. */
async function createData(postgres: string | undefined): Promise<ServerData> {
  const seeded = readSeeded();
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  if (seeded) cpSync(seeded.folder, folder, { recursive: true });
  if (!postgres) return { folder };
  return { folder, database: await createDatabase(postgres, seeded?.database) };
}

/**
 * Starts a server with the demo data: a copy of what prepareData.ts has seeded, if there is one. Brands act only on operator commands. On
 * PostgreSQL, starts two processes behind a load balancer.
 */
export async function makeServer(extra: Record<string, string> = {}): Promise<DemoServer> {
  const postgres = process.env[postgresVariable];
  const data = await createData(postgres);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: data.folder,
    SIMULATOR_INTERVAL_MS: '3600000',
    SIMULATOR_DELAY_MS: '0',
    ...(postgres && {
      DATABASE_URL: toDatabaseUrl(postgres, data.database ?? ''),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '127.0.0.1,::1',
    }),
    ...extra,
  };
  const ports = postgres ? [await findFreePort(), await findFreePort()] : [port];
  const balancer = postgres ? await openBalancer(port, ports) : null;
  const processes = ports.map((processPort) => createServerProcess(env, processPort));
  const end = (signal: NodeJS.Signals) =>
    Promise.all(processes.map((one) => one.end(signal))).then(() => undefined);
  const start = async () => {
    // Starts the processes one after another, because the first seeds the database.
    for (const one of processes) await one.start();
  };

  await start();
  return {
    origin,
    operator(...args) {
      const result = spawnSync(process.execPath, ['server/testing/operator.ts', ...args], {
        env: { ...env, PORT: String(port) },
        encoding: 'utf8',
      });
      if (result.status !== 0)
        throw new Error(`operator ${args.join(' ')}:\n${result.stderr}${result.stdout}`);
      return result.stdout;
    },
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    start,
    async stop() {
      await end('SIGTERM');
      await balancer?.close();
      rmSync(data.folder, { recursive: true, force: true });
    },
    data,
  };
}

/** Marks the waiting payout method of an account as checked, as an operator does. */
export function approvePayoutMethod({ operator }: DemoServer, email: string): void {
  const rows = operator('payout-methods')
    .split('\n')
    .map((line) => line.split('\t'));
  const [, methodId = ''] = rows.find(([owner]) => owner === email) ?? [];
  operator('payout-works', email, methodId);
}
