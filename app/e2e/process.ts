import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** One process of the server, on a port of its own. */
export type ServerProcess = {
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Finds a port that nobody uses. */
export async function freePort(): Promise<number> {
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

/** Makes a process of the server; `start` answers once it is ready. */
export function serverProcess(env: NodeJS.ProcessEnv, port: number): ServerProcess {
  let child: ChildProcess | null = null;
  return {
    async start() {
      child = spawn(process.execPath, ['server/main.ts'], {
        env: { ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (let tries = 0; tries < 300; tries += 1) {
        if (await isReady(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('The server of the journey did not answer within 30 s.');
    },
    async end(signal) {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
