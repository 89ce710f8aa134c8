import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { addLedgerEntries } from '../testing/fillDatabase.ts';
import { readConfig } from '../config.ts';
import { writeBackup } from '../database/backup.ts';
import { connect } from '../database/connect.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { nodeEnv, startProcess, type ServerProcess } from '../testing/serverProcess.ts';

const quiet = { SIMULATOR_INTERVAL_MS: '600000', APP_DIR: 'no-such-folder' };
const unlimited = {
  RATE_WRITES_PER_MINUTE: '1000000',
  RATE_REQUESTS_PER_MINUTE: '1000000',
  RATE_SIGNIN_ACCOUNT: '1000000',
};
const signIns = 100;
/** The longest accepted delay in ms, at the 99th percentile. */
const maxDelay = 50;
/** On a slow machine the limit is this many times the duration of a fixed piece of work. */
const maxTimesOfWork = 5;
/** How often a load is repeated: other programs delay single rounds; delays that the server causes occur in every round. */
const maxRounds = 8;
const measured = { timeout: 480_000 };

describe.runIf(isLongRun).each(databaseKinds)('the health check on %s', (kind) => {
  let database: TestDatabase;
  let server: ServerProcess;
  let dir: string;
  beforeEach(async () => {
    database = await createDatabase(kind);
    const report = `--import=${path.join(import.meta.dirname, '../testing/reportLoopDelay.ts')}`;
    const env = { ...quiet, ...unlimited, ...database.env, NODE_OPTIONS: report };
    server = await startProcess(env);
    dir = mkdtempSync(path.join(os.tmpdir(), 'byline-backup-'));
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await database.remove();
    rmSync(dir, { recursive: true });
  });

  const signInOften = async () => {
    const tokens = await Promise.all(
      Array.from({ length: signIns }, () => server.signIn('approved')),
    );
    expect(tokens.filter(Boolean)).toHaveLength(signIns);
  };

  test(`the health check is hardly delayed by ${signIns} sign-ins at once`, measured, async () => {
    await signInOften();
    await expectSteady(server, signInOften);
  });

  // On PostgreSQL the server has no part in a backup.
  if (kind === 'PostgreSQL') return;
  test('the health check is hardly delayed by sign-ins and a backup', measured, async () => {
    const db = connect(readConfig(database.env).data);
    await addLedgerEntries(db, 20_000);
    await db.destroy();
    let backups = 0;
    await expectSteady(server, async () => {
      const backup = runOperator(database.env, 'backup', path.join(dir, `backup-${backups}`));
      backups += 1;
      await signInOften();
      await backup;
    });
  });
});

test.runIf(isLongRun)('a backup of SQLite delays no write of the server', async () => {
  const database = await createDatabase('SQLite', inject('seeded').SQLite);
  const server = await startProcess({ ...quiet, ...unlimited, ...database.env });
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-backup-'));
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await database.remove();
    rmSync(dir, { recursive: true });
  });
  const db = connect(readConfig(database.env).data);
  await addLedgerEntries(db, 15_000);
  const token = await server.signIn('approved');
  let isDone = false;
  const backup = writeBackup(db, path.join(dir, 'backup')).finally(() => (isDone = true));
  let writes = 0;
  while (!isDone) {
    const { status } = await server.call('POST', '/api/profile', token, { bio: `${writes}` });
    expect(status).toBe(200);
    writes += 1;
  }
  expect(await backup).toBeGreaterThan(15_000);
  await db.destroy();
  // If the backup held a lock, at most two writes would have finished.
  expect(writes).toBeGreaterThan(2);
});

/**
 * Expects that in one of the rounds of a load, the server blocks its event loop for no more than the limit, and the health check takes at
 * most the limit more than right before.
 */
async function expectSteady(server: ServerProcess, load: () => Promise<void>): Promise<void> {
  let isSteady = false;
  for (let round = 0; round < maxRounds && !isSteady; round += 1) {
    const before = await measure(server, () => wait(1000));
    const during = await measure(server, load);
    isSteady = during.loop <= during.limit && during.health - before.health <= during.limit;
  }
  expect(isSteady).toBe(true);
}

/** Returns the 99th percentile of the health check and of the blocking of the event loop, and their limit, in ms. */
async function measure(server: ServerProcess, run: () => Promise<unknown>) {
  const { work } = await readLoopDelay(server);
  const worker = new Worker(path.join(import.meta.dirname, '../testing/healthChecks.ts'), {
    workerData: server.address,
  });
  const times = new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  await new Promise((resolve) => worker.once('online', resolve));
  await run();
  worker.postMessage('stop');
  const sorted = (await times).toSorted((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(20);
  const health = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Infinity);
  const { p99 } = await readLoopDelay(server);
  return { health, loop: Math.round(p99), limit: Math.max(maxDelay, maxTimesOfWork * work) };
}

/** Reads how long the server process has blocked its event loop since the last call, from testing/reportLoopDelay.ts. */
async function readLoopDelay(server: ServerProcess): Promise<{ p99: number; work: number }> {
  const find = () => [...server.output().matchAll(/^loop delay (.*)$/gm)];
  const known = find().length;
  server.signal('SIGUSR2');
  while (find().length === known) await wait(5);
  return JSON.parse(find().at(-1)?.[1] ?? '') as { p99: number; work: number };
}

/** Runs an operator command in a separate process. */
function runOperator(env: Record<string, string>, ...args: string[]): Promise<void> {
  const file = path.join(import.meta.dirname, '../operator.ts');
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...nodeEnv, ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The operator ended with ${code}.`)),
    );
  });
}
