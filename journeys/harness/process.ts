import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A server process on its own port. */
export type ServerProcess = {
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Returns an unused port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Creates a server process; `start` resolves when it is ready. */
export function createServerProcess(env: NodeJS.ProcessEnv, port: number): ServerProcess {
  let child: ChildProcess | null = null;
  return {
    async start() {
      child = spawn(process.execPath, ['server/main.ts'], {
        env: { ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (let attempt = 0; attempt < 300; attempt += 1) {
        if (await isReady(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('The server was not ready within 30 s.');
    },
    async end(signal) {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
