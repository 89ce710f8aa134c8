import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { StorageUnavailableError } from '../domain/fileStore.ts';
import { findFreePort } from '../testing/freePort.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';
import { operatorCommands } from './commands.ts';
import { describeOutage } from './outage.ts';
import { runOperator } from './run.ts';

const operate = (env: Record<string, string>) => runOperator(operatorCommands, ['audit'], env);
const failure = (text: RegExp) => ({ code: 1, text: expect.stringMatching(text) as string });

describe('an operator command', () => {
  const { dir, getEnv } = useDemoDatabase('PostgreSQL');
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'byline-outage-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  const getUrl = () => new URL(getEnv()['DATABASE_URL'] ?? '');
  const env = (url: URL) => ({ ...getEnv(), DATABASE_URL: url.href });

  test.each(['127.0.0.1', 'localhost'])(
    'an operator command reports that no database listens at %s',
    async (host) => {
      const url = new URL(`postgres://x@${host}:${await findFreePort()}/x`);
      const text = /^The database is not available: .*ECONNREFUSED[^\n]*$/;
      expect(await operate(env(url))).toEqual(failure(text));
    },
  );

  test('an operator command reports that the database or the role does not exist', async () => {
    const [database, role] = [getUrl(), getUrl()];
    database.pathname = '/none';
    role.username = 'nobody_here';
    const text = /^The database refuses access: [^\n]*$/;
    expect(await operate(env(database))).toEqual(failure(text));
    expect(await operate(env(role))).toEqual(failure(text));
  });

  test('an operator command reports that the database is being upgraded or restored', async () => {
    const db = connect(readConfig(getEnv()).data);
    await db.transaction().execute(async (tx) => {
      // The lock that Kysely holds while it migrates.
      await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx);
      const text = /^The database is not available: The database is being upgraded\.$/;
      expect(await operate(getEnv())).toEqual(failure(text));
    });
    await db.destroy();
  });

  test('an operator command reports that DATA_DIR is not a folder', async () => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    const folder = { DATA_DIR: path.join(file, 'data'), DATABASE_URL: '' };
    expect(await operate(folder)).toEqual(failure(/^ENOTDIR: [^\n]*$/));
  });

  test('an operator command reports that a disk is full, and hides no fault of the program', async () => {
    await using full = await open('/dev/full', 'w');
    const error: unknown = await full.writeFile('text').catch((cause: unknown) => cause);
    expect(describeOutage(error)).toMatch(/^ENOSPC: no space left on device/);
    expect(describeOutage(new StorageUnavailableError('No picture.', { cause: error }))).toMatch(
      /^No picture\. ENOSPC/,
    );
    expect(describeOutage(new Error('The backup failed.', { cause: error }))).toMatch(/^ENOSPC/);
    expect(describeOutage(new TypeError('x is undefined'))).toBeUndefined();
    expect(describeOutage('text')).toBeUndefined();
    const sqlite = (errcode: number) => Object.assign(new Error('no file'), { errcode });
    // SQLite's codes for a file that cannot be opened, and for an error in a statement.
    expect(describeOutage(sqlite(14))).toBe('The database is not available: no file');
    expect(describeOutage(sqlite(1))).toBeUndefined();
  });
});
