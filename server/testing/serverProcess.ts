import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { demoPassword } from '../demo/seed/accounts.ts';
import { sessionCookieName } from '../http/sessionCookie.ts';
import { ownHeaders } from './testClient.ts';

const patience = 20_000;
const main = path.join(import.meta.dirname, '../main.ts');

/** A server in a process of its own, as `npm start` runs it. */
export type ServerProcess = {
  address: string;
  output: () => string;
  /** Ends the process with a signal and waits; answers its exit code, null when killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  call(method: 'GET' | 'POST', url: string, token?: string, body?: unknown): Promise<Response>;
  signIn(name: string): Promise<string>;
};

/** Starts a server process on a free port and waits until it has printed its address. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const port = await untilPort(child, () => output);
  const address = `http://127.0.0.1:${port}`;

  function call(method: 'GET' | 'POST', url: string, token = '', body?: unknown) {
    return fetch(address + url, {
      method,
      headers: { ...ownHeaders, cookie: `${sessionCookieName}=${token}` },
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
      const answer = await call('POST', '/api/signin', '', body);
      const [, token = ''] = /=([\w-]+);/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
      return token;
    },
  };
}

function untilPort(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = setTimeout(() => reject(new Error(`No address in: ${output()}`)), patience);
    const look = () => {
      const [, port] = /is ready: http:\/\/localhost:(\d+)/.exec(output()) ?? [];
      if (!port) return;
      clearTimeout(stop);
      resolve(port);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => {
      clearTimeout(stop);
      reject(new Error(`The server ended: ${output()}`));
    });
  });
}
