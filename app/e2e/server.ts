import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
  /** Starts it again with the same data. */
  start: () => Promise<void>;
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
};

/** Environment variable with the URL of the PostgreSQL server for the journeys; without it they use SQLite. */
export const postgresVariable = 'JOURNEYS_POSTGRES_URL';

async function createDatabase(server: string): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}

/**
 * Starts a server with the demo data. Brands act only on operator commands. On PostgreSQL, starts two processes behind
 * a load balancer.
 */
export async function makeServer(extra: Record<string, string> = {}): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const postgres = process.env[postgresVariable];
  const env = {
    ...process.env,
    DATA_DIR: folder,
    SIMULATOR_INTERVAL_MS: '3600000',
    SIMULATOR_DELAY_MS: '0',
    ...(postgres && {
      DATABASE_URL: await createDatabase(postgres),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '127.0.0.1,::1',
    }),
    ...extra,
  };
  const ports = postgres ? [await findFreePort(), await findFreePort()] : [port];
  const balancer = postgres ? await openBalancer(port, ports) : null;
  const processes = ports.map((own) => createServerProcess(env, own));
  const end = (signal: NodeJS.Signals) =>
    Promise.all(processes.map((one) => one.end(signal))).then(() => undefined);
  const start = async () => {
    // In sequence, since the first process seeds the database.
    for (const one of processes) await one.start();
  };

  await start();
  return {
    origin,
    operator(...args) {
      const result = spawnSync(process.execPath, ['server/operator.ts', ...args], {
        env: { ...env, PORT: String(port) },
        encoding: 'utf8',
      });
      if (result.status !== 0)
        throw new Error(`operator ${args.join(' ')}:\n${result.stderr}${result.stdout}`);
      return result.stdout;
    },
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      await balancer?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
