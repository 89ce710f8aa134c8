import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { maxUploadBytes } from '../contract/rules/pictures.ts';
import { findFreePort } from '../server/testing/freePort.ts';
import { productionEnv } from '../server/testing/productionEnv.ts';
import { buildServer } from './package/server.ts';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const unit = readFileSync('deploy/byline.service', 'utf8');

/** Reads the commands of the container, as `["program", "argument"]`. */
function readCommand(pattern: RegExp): string[] {
  return JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]') as string[];
}
const start = readCommand(/^CMD (\[.*\])$/m);
const check = readCommand(/^ {2}CMD (\[.*\])$/m);
const containerEnv = Object.fromEntries(
  (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
) as Record<string, string>;

// Runs as a user who can read the code but not change it. As in the container, the code belongs to root.
const isRoot = process.getuid?.() === 0;
/** The id of the user `nobody`. */
const nobody = 65_534;
const user = isRoot ? { uid: nobody, gid: nobody } : {};
let folder: string;
let app: string;
let data: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-deploy-'));
  // A temporary folder is closed to other users, but `nobody` runs the server in it.
  chmodSync(folder, 0o755);
  [app, data] = [path.join(folder, 'app'), path.join(folder, 'data')];
  buildServer(app);
  mkdirSync(data);
  if (isRoot) chownSync(data, nobody, nobody);
});
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command in the folder of the app, with the environment of the container. */
function run([program = '', ...args]: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, {
    cwd: app,
    env: {
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      ...containerEnv,
      ...productionEnv,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...env,
    },
    ...user,
  });
  running.push(child);
  return child;
}

/** Waits until a process ends; returns its exit code. */
async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

test('the commands of the container start, check and stop a server of production packages only', async () => {
  const [port, metrics] = [String(await findFreePort()), String(await findFreePort())];
  const env = { PORT: port, METRICS_PORT: metrics };
  expect(await waitForExit(run(check, env))).toBe(1);
  const server = run(start, env);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (part: Buffer) => (output += part.toString()));
  }
  // The interval leaves the processor to the server.
  await expect
    .poll(() => waitForExit(run(check, env)), { interval: 1000, message: output })
    .toBe(0);
  const page = await fetch(`http://127.0.0.1:${port}/signin`, { headers: { accept: 'text/html' } });
  // Unit tests may run before the app is built.
  expect(page.status).toBe(existsSync('dist/app/index.html') ? 200 : 503);
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain(
    'byline_info',
  );
  expect(await waitForExit(run(['node', 'server/operator.ts', 'audit'], env))).toBe(0);
  server.kill('SIGTERM');
  expect(await waitForExit(server)).toBe(0);
});

test('a check of a server that does not respond fails before Docker’s timeout', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  expect(await waitForExit(run(check, { PORT: String(port) }))).toBe(1);
  const [, ownTimeout] = /AbortSignal\.timeout\((\d+)\)/.exec(dockerfile) ?? [];
  const [, timeout] = /--timeout=(\d+)s/.exec(dockerfile) ?? [];
  // Leaves two seconds for the start of Node.
  expect(Number(ownTimeout) / 1000).toBeLessThanOrEqual(Number(timeout) - 2);
  silent.closeAllConnections();
  silent.close();
});

test.each([
  ['is being upgraded', { status: 'upgrading' }, 0],
  ['has no database', { status: 'unavailable' }, 1],
])('the exit code of a check if the server %s', async (_title, body, expected) => {
  const server = createServer((_request, response) =>
    response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await waitForExit(run(check, { PORT: String(port) }))).toBe(expected);
  server.close();
});

test('a server that waits for its database stops on a signal, also as the first process', async () => {
  const url = `postgres://x@127.0.0.1:${await findFreePort()}/x`;
  const server = run(start, { PORT: String(await findFreePort()), DATABASE_URL: url });
  let output = '';
  server.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  await expect.poll(() => output).toContain('waiting for the database');
  server.kill('SIGTERM');
  // Without a handler the signal would kill this process, with exit code null. The first process of a container would ignore the signal and
  // go on.
  expect(await waitForExit(server)).toBe(0);
});

test('the limits of nginx and systemd are within the limits of the server', () => {
  const number = (text: string, name: string) =>
    Number(new RegExp(`^\\s*${name}[ =](\\d+)`, 'm').exec(text)?.[1]);
  expect(number(nginx, 'client_max_body_size') * 1024 ** 2).toBeGreaterThan(maxUploadBytes);
  const { keepAliveTimeout } = fastify().server;
  expect(number(nginx, 'keepalive_timeout') * 1000).toBeLessThan(keepAliveTimeout);
  // The seconds in which a request must be received (server/app.ts) plus the seconds in which its query must end
  // (server/database/postgres.ts).
  const requestSeconds = 25 + 20;
  expect(number(nginx, 'proxy_read_timeout')).toBeGreaterThan(requestSeconds);
  expect(number(unit, 'TimeoutStopSec')).toBeGreaterThan(requestSeconds);
  expect(unit).toContain(start.slice(1).join(' '));
  // Node runs compiled code in memory, so systemd must allow writable executable memory.
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
});

test('the folders from which the container is built exist', () => {
  const lines = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  const kept = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(lines).toContain('*');
  expect(kept.filter((name) => !existsSync(name))).toEqual([]);
});
