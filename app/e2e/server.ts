import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';

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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Makes a server with the demo data. The market moves only when the operator says so. */
export async function makeServer(extra: Record<string, string> = {}): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    SIMULATOR_INTERVAL_MS: '3600000',
    SIMULATOR_DELAY_MS: '0',
    ...extra,
  };
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['server/main.ts'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 150; tries += 1) {
      if (await isReady(origin)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server of the journey did not answer within 15 s.');
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    origin,
    operator(...args) {
      const result = spawnSync(process.execPath, ['server/operator.ts', ...args], {
        env,
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
