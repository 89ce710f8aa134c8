import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { demoPassword } from '../demo/seed/accounts.ts';
import { second } from '../durations.ts';
import { getCookieName } from '../http/cookies.ts';
import { ownHeaders } from './testClient.ts';

const sessionCookie = getCookieName('session', { isPlain: true });
const startTimeout = 90 * second;
const main = path.join(import.meta.dirname, '../main.ts');

/** The environment of a process without the configuration of this one. */
export const nodeEnv: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  // With the compile cache, the many processes of the tests start in half the time.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** A server in its own process. */
export type ServerProcess = {
  address: string;
  /** Returns everything that the process has printed. */
  output: () => string;
  /** Sends a signal, waits until the process has ended and returns its exit code; null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Sends a request, with the session of `token` if given. */
  call(method: 'GET' | 'POST', url: string, token?: string, body?: unknown): Promise<Response>;
  /** Signs in a user of the demo, and returns the token of the session. */
  signIn(name: string): Promise<string>;
};

/** Starts a server process on a free port and waits until it prints its address. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...nodeEnv, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const port = await waitForPort(child, () => output);
  const address = `http://127.0.0.1:${port}`;

  function call(method: 'GET' | 'POST', url: string, token = '', body?: unknown) {
    return fetch(address + url, {
      method,
      headers: { ...ownHeaders, cookie: `${sessionCookie}=${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  return {
    address,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    call,
    end(signal) {
      const ended = new Promise<number | null>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
        else child.once('exit', (code) => resolve(code));
      });
      child.kill(signal);
      return ended;
    },
    async signIn(name) {
      const body = { email: `${name}@demo.test`, password: demoPassword };
      const response = await call('POST', '/api/signin', '', body);
      // The first cookie is the session's.
      const [, token = ''] = /=([\w-]+);/.exec(response.headers.get('set-cookie') ?? '') ?? [];
      return token;
    },
  };
}

function waitForPort(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not print its address: ${output()}`)),
      startTimeout,
    );
    const readPort = () => {
      const [, port] = /is ready: http:\/\/localhost:(\d+)/.exec(output()) ?? [];
      if (!port) return;
      clearTimeout(timer);
      resolve(port);
    };
    child.stdout?.on('data', readPort);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The server ended: ${output()}`));
    });
  });
}
