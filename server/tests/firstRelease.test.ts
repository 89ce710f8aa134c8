import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { migrations, schemaVersion } from '../database/migrations.ts';
import type { Database } from '../database/schema.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { startServer } from '../start.ts';
import { databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { makeFormer } from '../testing/makeFormer.ts';
import { createOlderDatabase } from '../testing/olderDatabase.ts';
import { pickFormer, readTables } from '../testing/readTables.ts';
import { writeBackupFile } from '../testing/writeBackupFile.ts';

const quiet = { LOG_LEVEL: 'silent', APP_DIR: 'no-such-folder', SHUTDOWN_GRACE_MS: '0' };
const way = /from before version 0\.3\.0.*docs\/upgrade\.md/s;

describe.each(databaseKinds)('a database on %s from before the first release', (kind) => {
  let database: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await createOlderDatabase(kind);
    db = connect(readConfig(database.env).data);
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  const operate = (line: string) =>
    runOperator(operatorCommands, line.split(' '), { ...quiet, ...database.env });
  const readMigrations = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  };

  test('a database of the commit before goes on with every row after the command to migrate', async () => {
    await makeFormer(db);
    const before = await readTables(db);
    expect((await operate('audit')).text).toContain('"npm run operator -- migrate"');
    const plan = await operate('migrate --dry-run');
    expect([plan.code, plan.text]).toEqual([0, expect.stringContaining('0001-initial-schema')]);
    expect(await readMigrations()).toHaveLength(32);
    const done = await operate('migrate');
    const text = `The database has schema ${schemaVersion}`;
    expect([done.code, done.text]).toEqual([0, expect.stringContaining(text)]);
    expect(await readMigrations()).toEqual(Object.keys(migrations));
    expect(pickFormer(await readTables(db), before)).toEqual(before);
    expect((await operate('audit')).text).toContain('The ledger is clean');
  });

  test('a database of the commit before is migrated once by two processes that start at once', async () => {
    await makeFormer(db);
    const before = await readTables(db);
    const other = connect(readConfig(database.env).data);
    await Promise.all([migrate(db), migrate(other)]);
    await other.destroy();
    expect(await readMigrations()).toEqual(Object.keys(migrations));
    expect(pickFormer(await readTables(db), before)).toEqual(before);
  });

  test('a backup of the commit before is restored; an older one is refused, and the error names the way', async () => {
    const write = async (name: string, count?: number) => {
      await makeFormer(db, count);
      const file = path.join(database.env['DATA_DIR'] ?? '', name);
      expect((await operate(`backup ${file}`)).code).toBe(0);
      return file;
    };
    const file = await write('former.backup');
    // The version of the jobs is random, and new after each change.
    const { job_versions: _version, ...before } = await readTables(db);
    await db.updateTable('accounts').set({ name: 'Changed' }).execute();
    expect((await operate(`restore ${file} --yes`)).text).toContain('the ledger is clean');
    expect(pickFormer(await readTables(db), before)).toEqual(before);

    const older = await write('older.backup', 16);
    const refused = await operate(`restore ${older} --yes`);
    expect([refused.code, refused.text]).toEqual([1, expect.stringMatching(way)]);
    const first = path.join(database.env['DATA_DIR'] ?? '', 'first.backup');
    writeBackupFile(first, { format: 'byline-backup-1', migration: '0006-social-accounts' }, []);
    expect((await operate(`restore ${first} --yes`)).text).toMatch(way);
    // The database has an older schema now, which the backup replaces.
    expect((await operate(`restore ${file} --yes`)).text).toContain('the ledger is clean');
    expect(pickFormer(await readTables(db), before)).toEqual(before);
  });

  test('an older database is left unchanged by start, commands and migration, and the error names the way', async () => {
    await makeFormer(db, 31);
    const before = [await readMigrations(), await readTables(db)];
    const config = readConfig({ ...quiet, ...database.env, PORT: '0' });
    await expect(startServer(config)).rejects.toThrow(way);
    for (const command of ['migrate', 'migrate --dry-run', 'audit']) {
      const { code, text } = await operate(command);
      expect([command, code, text]).toEqual([command, 1, expect.stringMatching(way)]);
    }
    expect([await readMigrations(), await readTables(db)]).toEqual(before);
  });
});
