import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { startServer } from '../start.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { makeFormer } from '../testing/makeFormer.ts';
import { writeBackupFile } from '../testing/writeBackupFile.ts';

const quiet = { LOG_LEVEL: 'silent', APP_DIR: 'no-such-folder', SHUTDOWN_GRACE_MS: '0' };
const way = /from before version 0\.3\.0.*docs\/upgrade\.md/s;

describe.each(databaseKinds)('a database on %s from before the first release', (kind) => {
  let database: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await createDatabase(kind, inject('seeded')[kind]);
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
  /** Reads all rows but the log of commands, to which each command adds one. */
  const readRows = async () =>
    (await dumpDatabase(db)).filter((line) => !line.startsWith('operator_log ')).toSorted();

  test('a database of the commit before goes on with every row, by the command or by two starts at once', async () => {
    const before = await readRows();
    expect(before.length).toBeGreaterThan(1000);
    await makeFormer(db);
    expect((await operate('audit')).text).toContain('"npm run operator -- migrate"');
    expect(await operate('migrate --dry-run')).toMatchObject({
      code: 0,
      text: expect.stringContaining('0001-initial-schema') as string,
    });
    expect(await readMigrations()).toHaveLength(32);
    const { code, text } = await operate('migrate');
    expect([code, text]).toEqual([0, expect.stringContaining('The database has schema 1')]);
    expect(await readMigrations()).toEqual(['0001-initial-schema']);
    expect(await readRows()).toEqual(before);
    expect((await operate('audit')).text).toContain('ledger');

    await makeFormer(db);
    const other = connect(readConfig(database.env).data);
    await Promise.all([migrate(db), migrate(other)]);
    await other.destroy();
    expect(await readMigrations()).toEqual(['0001-initial-schema']);
    expect(await readRows()).toEqual(before);
  });

  test('a backup of the commit before is restored; an older one is refused, and the error names the way', async () => {
    const before = await readRows();
    const write = async (name: string, count?: number) => {
      await makeFormer(db, count);
      const file = path.join(database.env['DATA_DIR'] ?? '', name);
      expect((await operate(`backup ${file}`)).code).toBe(0);
      return file;
    };
    const file = await write('former.backup');
    await db.updateTable('accounts').set({ name: 'Changed' }).execute();
    expect((await operate(`restore ${file} --yes`)).text).toContain('the ledger is clean');
    // A change of the jobs gives them a new random version.
    const withoutVersion = (rows: string[]) =>
      rows.filter((row) => !row.startsWith('job_versions '));
    expect(withoutVersion(await readRows())).toEqual(withoutVersion(before));

    const older = await write('older.backup', 16);
    const refused = await operate(`restore ${older} --yes`);
    expect([refused.code, refused.text]).toEqual([1, expect.stringMatching(way)]);
    const first = path.join(database.env['DATA_DIR'] ?? '', 'first.backup');
    writeBackupFile(first, { format: 'byline-backup-1', migration: '0006-social-accounts' }, []);
    expect((await operate(`restore ${first} --yes`)).text).toMatch(way);
  });

  test('an older database is left unchanged by start, commands and migration, and the error names the way', async () => {
    await makeFormer(db, 31);
    const before = [await readMigrations(), await readRows()];
    const config = readConfig({ ...quiet, ...database.env, PORT: '0' });
    await expect(startServer(config)).rejects.toThrow(way);
    for (const command of ['migrate', 'migrate --dry-run', 'audit']) {
      const { code, text } = await operate(command);
      expect([command, code, text]).toEqual([command, 1, expect.stringMatching(way)]);
    }
    expect([await readMigrations(), await readRows()]).toEqual(before);
  });
});
