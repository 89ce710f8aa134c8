import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLedgerEntries } from '../bench/server/fillDatabase.ts';
import { readConfig } from './config.ts';
import { writeBackup } from './database/backup.ts';
import { connect } from './database/connect.ts';
import { createDatabase, type TestDatabase } from './testing/databases.ts';
import { startProcess, type ServerProcess } from './testing/serverProcess.ts';

const quiet = { SIMULATOR_INTERVAL_MS: '600000', APP_DIR: 'no-such-folder' };
let database: TestDatabase;
let server: ServerProcess;
let dir: string;
beforeEach(async () => {
  database = await createDatabase('SQLite');
  server = await startProcess({ ...quiet, ...database.env, RATE_WRITES_PER_MINUTE: '1000000' });
  dir = mkdtempSync(path.join(os.tmpdir(), 'byline-backup-'));
});
afterEach(async () => {
  await server.end('SIGKILL');
  await database.remove();
  rmSync(dir, { recursive: true });
});

test('a backup of SQLite holds up no write of the server', async () => {
  const db = connect(readConfig(database.env).data);
  await addLedgerEntries(db, 40_000);
  const token = await server.signIn('approved');
  let isDone = false;
  const backup = writeBackup(db, path.join(dir, 'backup')).finally(() => (isDone = true));
  let writes = 0;
  while (!isDone) {
    const { status } = await server.call('POST', '/api/profile', token, { bio: `${writes}` });
    expect(status).toBe(200);
    writes += 1;
  }
  expect(await backup).toBeGreaterThan(40_000);
  await db.destroy();
  // With a lock for the time of the backup there would be two.
  expect(writes).toBeGreaterThan(50);
});

test('many sign-ins at once do not keep the health check from responding', async () => {
  let isDone = false;
  const signIns = Promise.all(Array.from({ length: 100 }, () => server.signIn('approved'))).finally(
    () => (isDone = true),
  );
  let checks = 0;
  while (!isDone) {
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    checks += 1;
  }
  await signIns;
  // While the checks waited for the queue of transactions, there were fewer than five.
  expect(checks).toBeGreaterThan(20);
});
