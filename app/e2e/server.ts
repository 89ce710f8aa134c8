import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openBalancer } from './balancer.ts';
import { freePort, serverProcess } from './process.ts';

/** A server of a journey's own: its data, its port, its clock. */
export type DemoServer = {
  origin: string;
  /** Runs one command of the operator, and gives back what it printed. */
  operator: (...args: string[]) => string;
  /** Ends the process without a chance to clean up. */
  kill: () => Promise<void>;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
  /** Ends it and throws its data away. */
  stop: () => Promise<void>;
};

/** Where journeys find the PostgreSQL server that they are to run on; SQLite without it. */
export const postgresVariable = 'JOURNEYS_POSTGRES_URL';

async function newDatabase(server: string): Promise<string> {
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
 * Makes a server with the demo data. The market moves only when the operator says so. On PostgreSQL it is two
 * processes behind one address.
 */
export async function makeServer(extra: Record<string, string> = {}): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const postgres = process.env[postgresVariable];
  const env = {
    ...process.env,
    DATA_DIR: folder,
    SIMULATOR_INTERVAL_MS: '3600000',
    SIMULATOR_DELAY_MS: '0',
    ...(postgres && {
      DATABASE_URL: await newDatabase(postgres),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '127.0.0.1,::1',
    }),
    ...extra,
  };
  const ports = postgres ? [await freePort(), await freePort()] : [port];
  const balancer = postgres ? await openBalancer(port, ports) : null;
  const processes = ports.map((own) => serverProcess(env, own));
  const end = (signal: NodeJS.Signals) =>
    Promise.all(processes.map((one) => one.end(signal))).then(() => undefined);
  const start = async () => {
    // The first one seeds; the others find it done.
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
