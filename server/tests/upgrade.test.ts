import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { schemaVersion } from '../database/migrations.ts';
import { readSchemaState } from '../database/schemaState.ts';
import type { Database } from '../database/schema.ts';
import { countNoun } from '../domain/countNoun.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { startServer, type RunningServer } from '../start.ts';
import {
  createDatabase,
  databaseKinds,
  usualDatabaseKinds,
  type TestDatabase,
} from '../testing/databases.ts';
import { findFreePort } from '../testing/freePort.ts';
import { createOlderDatabase, olderVersion } from '../testing/olderDatabase.ts';
import { productionEnv } from '../testing/productionEnv.ts';
import { pickFormer, readTables } from '../testing/readTables.ts';
import { writeBackupFile } from '../testing/writeBackupFile.ts';

// This version, with a migration as a later release may bring it.
vi.mock(import('../database/migrations.ts'), async (importOriginal) => {
  const { migrations } = await importOriginal();
  const { laterMigration } = await import('../testing/laterMigration.ts');
  const all = { ...migrations, '9998-later': laterMigration };
  return { migrations: all, schemaVersion: Object.keys(all).length };
});

const quiet = {
  ...productionEnv,
  LOG_LEVEL: 'silent',
  APP_DIR: 'no-such-folder',
  SHUTDOWN_GRACE_MS: '0',
};

describe.each(databaseKinds)('an older database on %s', (kind) => {
  const databases: TestDatabase[] = [];
  let database: TestDatabase;
  let server: Promise<RunningServer> | undefined;

  /** Registers a database that is removed after the test. */
  const removeAfterwards = async (create: Promise<TestDatabase>) => {
    const created = await create;
    databases.push(created);
    return created;
  };
  const operate = (line: string, { env } = database) =>
    runOperator(operatorCommands, line.split(' '), { ...quiet, ...env });
  const inDatabase = async <Result>(
    work: (db: Database) => Promise<Result>,
    { env } = database,
  ): Promise<Result> => {
    const db = connect(readConfig(env).data);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  const readRows = (from = database) => inDatabase(readTables, from);
  const readState = () => inDatabase(readSchemaState);

  /** A test of what does not depend on the database. */
  const testOnce = test.runIf(usualDatabaseKinds.includes(kind));

  beforeEach(async () => {
    database = await removeAfterwards(createOlderDatabase(kind));
  });
  afterEach(async () => {
    await (await server)?.close();
    server = undefined;
    for (const created of databases.splice(0)) await created.remove();
  });

  testOnce(
    'an older database is neither read nor migrated by commands that are not about upgrades',
    async () => {
      const commands = Object.entries(operatorCommands).filter(
        ([, command]) => !command.acceptsAnySchema,
      );
      expect(commands.length).toBeGreaterThan(20);
      for (const [name] of commands) {
        // Four arguments are enough for every command.
        const { code, text } = await operate(`${name} a b c d`);
        expect([name, code, text]).toEqual([
          name,
          1,
          expect.stringMatching(
            new RegExp(`has schema ${olderVersion}, .*"npm run operator -- migrate"`, 's'),
          ),
        ]);
      }
      expect(await readState()).toMatchObject({ kind: 'older', version: olderVersion });
    },
  );

  test('an older database is migrated by the operator, after a backup that can be restored on every database', async () => {
    const before = await readRows();
    const plan = await operate('migrate --dry-run');
    expect(plan).toMatchObject({ code: 0, text: expect.stringContaining('9998-later') as string });
    expect(await readState()).toMatchObject({ version: olderVersion });
    const lines: string[] = [];
    const migration = await runOperator(
      operatorCommands,
      ['migrate'],
      { ...quiet, ...database.env },
      (line) => lines.push(line),
    );
    const steps = schemaVersion - olderVersion;
    expect(migration.text).toContain(`schema ${schemaVersion}: ${countNoun(steps, 'migration')}`);
    expect(lines.filter((line) => / took \d+\.\d s\.$/.test(line))).toHaveLength(steps);
    expect((await operate('audit')).text).toContain('4 entries');
    const after = await readRows();
    expect(pickFormer(after, before)).toEqual(before);
    expect(after['later_rows']).toEqual([{ account_id: 'anna' }, { account_id: 'ben' }]);
    expect(after['outbox']?.map(({ later_size: size }) => size)).toEqual([10]);
    const folder = database.env['DATA_DIR'] ?? '';
    const name = readdirSync(folder).find((entry) => entry.startsWith('before-schema')) ?? '';
    for (const otherKind of databaseKinds) {
      const target = await removeAfterwards(createDatabase(otherKind));
      expect((await operate(`restore ${path.join(folder, name)} --yes`, target)).code).toBe(0);
      // Leaves out the version of the jobs, which is random and new after each change.
      const { job_versions: _new, ...restored } = await readRows(target);
      const { job_versions: _migrated, ...expected } = after;
      expect(restored).toEqual(expected);
    }
    expect((await operate('migrate')).text).toContain('is current');
  });

  testOnce(
    'an older database can be backed up before its migration, and restored over newer data',
    async () => {
      const file = path.join(database.env['DATA_DIR'] ?? '', 'old.backup');
      expect((await operate(`backup ${file}`)).code).toBe(0);
      await operate('migrate --no-backup');
      const after = await readRows();
      await inDatabase(async (db) => {
        await db.updateTable('accounts').set({ name: 'Changed' }).execute();
      });
      expect((await operate(`restore ${file} --yes`)).code).toBe(0);
      const { job_versions: _restored, ...restored } = await readRows();
      const { job_versions: _migrated, ...expected } = after;
      expect(restored).toEqual(expected);
      await expect(inDatabase((db) => sql`delete from ledger_entries`.execute(db))).rejects.toThrow(
        'append-only',
      );
      await expect(
        inDatabase((db) => sql`delete from accounts where id = 'anna'`.execute(db)),
      ).rejects.toThrow(/foreign key/i);
    },
  );

  testOnce(
    'the backup of a newer version is refused, and the error names the version',
    async () => {
      const file = path.join(database.env['DATA_DIR'] ?? '', 'newer.backup');
      writeBackupFile(
        file,
        { format: 'byline-backup-2', migration: '9999-x', version: '9.1.0' },
        [],
      );
      const before = await readRows();
      expect((await operate(`restore ${file} --yes`)).text).toBe(
        'The backup has the migration 9999-x, which this version lacks. Restore it with version 9.1.0 or a later one.',
      );
      expect(await readRows()).toEqual(before);
    },
  );

  testOnce('a small older database is migrated by a start', async () => {
    server = startServer(readConfig({ ...quiet, ...database.env, PORT: '0' }));
    await server;
    expect(await readState()).toMatchObject({ kind: 'current' });
  });

  testOnce(
    'the migration of a large database is left to the operator, and users get a page about maintenance',
    async () => {
      const port = await findFreePort();
      const env = { ...quiet, ...database.env, PORT: String(port), MIGRATE_UP_TO_MB: '0' };
      server = startServer(readConfig({ ...env, HOST: '127.0.0.1' }));
      const get = (url: string, headers = {}) =>
        fetch(`http://127.0.0.1:${port}${url}`, { headers }).catch(() => null);
      await expect.poll(async () => (await get('/'))?.status).toBe(503);
      const page = await get('/jobs', { 'accept-language': 'zh-CN' });
      expect(await page?.text()).toContain('正在升级');
      expect(page?.headers.get('retry-after')).toMatch(/^\d+$/);
      const call = await get('/api/jobs');
      expect([call?.status, await call?.json()]).toEqual([
        503,
        { error: 'The service is being upgraded. Please try again in a few minutes.' },
      ]);
      expect(await (await get('/api/health'))?.json()).toEqual({ status: 'upgrading' });
      expect(await readState()).toMatchObject({ kind: 'older' });
      expect((await operate('migrate')).code).toBe(0);
      await server;
      await expect.poll(async () => (await get('/api/health'))?.status).toBe(200);
    },
  );

  test('an older database stays unchanged if a migration fails', async () => {
    // Creates a table that the migration creates too, so that it fails.
    await inDatabase((db) => sql`create table later_rows (id integer)`.execute(db));
    await expect(operate('migrate --no-backup')).rejects.toThrow('could not be migrated');
    expect(await readState()).toMatchObject({ kind: 'older', version: olderVersion });
    await inDatabase((db) => sql`drop table later_rows`.execute(db));
    expect((await operate('migrate --no-backup')).code).toBe(0);
  });

  test.skipIf(kind === 'SQLite')(
    'an older database is migrated without the time limit of statements',
    async () => {
      const url = database.env['DATABASE_URL'] ?? '';
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('begin; lock table ledger_entries in access exclusive mode');
      const db = connect(readConfig(database.env).data, { statementTimeout: 400 });
      const migrated = migrate(db);
      // Holds the lock for longer than the time limit.
      setTimeout(() => void other.query('commit').then(() => other.end()), 1200);
      await migrated;
      await db.destroy();
      expect(await readState()).toMatchObject({ kind: 'current' });
    },
  );
});
