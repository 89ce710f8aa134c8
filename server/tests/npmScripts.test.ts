import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { second } from '../durations.ts';

const root = path.join(import.meta.dirname, '../..');
const startTimeout = 90 * second;
const endTimeout = 20 * second;

let project: string;
let npm: ChildProcess;
let output: string;

beforeEach(() => {
  project = createProject();
});
afterEach(() => {
  if (getProcesses().length > 0) process.kill(-npm.pid!, 'SIGKILL');
  rmSync(project, { recursive: true });
});

// A short run sends the signal before the server starts.
test.runIf(isLongRun).each(['start', 'dev'])(
  'npm run %s ends its server on a SIGTERM to npm',
  async (script) => {
    // `vite build` ends at once; the development server of Vite runs until it is killed.
    replaceProgram('vite', '[ "$1" = build ] || exec sleep 600');
    runScript(script);
    await expect.poll(() => output, { timeout: startTimeout }).toContain('is ready');
    npm.kill('SIGTERM');
    await expect.poll(getProcesses, { timeout: endTimeout }).toEqual([]);
  },
);

test('npm start ends its build on a SIGTERM to npm, and starts no server', async () => {
  replaceProgram('vite', 'echo vite runs; exec sleep 600');
  runScript('start');
  await expect.poll(() => output, { timeout: startTimeout }).toContain('vite runs');
  npm.kill('SIGTERM');
  await expect.poll(getProcesses, { timeout: endTimeout }).toEqual([]);
  expect(output).not.toContain('Starting the server');
});

// An installation that went on would run beside the installation of the next start, and one would delete what the other has installed.
test('npm start ends an installation on a SIGTERM to npm', async () => {
  rmSync(path.join(project, 'node_modules/.package-lock.json'));
  replaceProgram('npm', 'echo npm installs; exec sleep 600');
  runScript('start');
  await expect.poll(() => output, { timeout: startTimeout }).toContain('npm installs');
  npm.kill('SIGTERM');
  await expect.poll(getProcesses, { timeout: endTimeout }).toEqual([]);
});

test.runIf(isLongRun)('npm start fails when its server is killed', async () => {
  replaceProgram('vite', 'exit 0');
  runScript('start');
  await expect.poll(() => output, { timeout: startTimeout }).toContain('is ready');
  const server = getProcesses().find(({ args }) => args.endsWith('server/main.ts'));
  process.kill(server!.pid, 'SIGKILL');
  await expect.poll(() => npm.exitCode, { timeout: endTimeout }).toBe(1);
});

/** Creates a project with the real scripts and server, in which installed programs can be replaced. */
function createProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'byline-npm-'));
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(root, name), path.join(folder, name));
  }
  // Newer than package-lock.json, so that the scripts install nothing.
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{}');
  for (const name of ['scripts', 'server', 'node_modules/node']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  cpSync(inject('seeded').SQLite, path.join(folder, 'data'), { recursive: true });
  return folder;
}

/** Replaces a program that the scripts run by a shell script. */
function replaceProgram(name: string, commands: string): void {
  const file = path.join(project, 'node_modules/.bin', name);
  writeFileSync(file, `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
}

/** Runs a script of package.json in a separate process group, which no signal reaches by itself. */
function runScript(script: string): void {
  output = '';
  npm = spawn('npm', ['run', script], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: project,
      PORT: '0',
      API_PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: path.join(project, 'data'),
    },
  });
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on('data', (part: Buffer) => (output += part.toString()));
  }
}

/** Returns the processes of npm's group. */
function getProcesses(): { pid: number; args: string }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,args='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, group, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(group) === npm.pid ? [{ pid: Number(pid), args }] : [];
  });
}
