import {
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { SubmissionView } from '../../contract/schemas/submission.ts';
import { connect } from '../database/connect.ts';
import { openServices } from '../openServices.ts';
import { startServer } from '../start.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { productionEnv } from '../testing/productionEnv.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { openTestServer } from '../testing/testServer.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'silent', APP_DIR: 'no-such-folder', SHUTDOWN_GRACE_MS: '0' };

async function startAndClose(env: Record<string, string>): Promise<void> {
  const server = await startServer(readConfig({ ...quiet, ...env }));
  await server.close();
}

describe('a data folder', () => {
  let database: TestDatabase;
  let dir: string;
  let file: string;
  beforeEach(async () => {
    database = await createDatabase('SQLite');
    dir = path.join(database.env['DATA_DIR'] ?? '', 'data');
    file = path.join(dir, 'byline.sqlite');
  });
  afterEach(() => database.remove());

  const start = (env: Record<string, string> = {}) => startAndClose({ DATA_DIR: dir, ...env });
  const startWithData = () => {
    cpSync(inject('seeded').SQLite, dir, { recursive: true });
    return start();
  };

  test('a data folder can be read by its owner only', async () => {
    mkdirSync(dir, { mode: 0o755 });
    const server = await startServer(readConfig({ ...quiet, DATA_DIR: dir }));
    const mode = (name: string) => statSync(name).mode & 0o777;
    expect(mode(dir)).toBe(0o700);
    const files = readdirSync(dir);
    expect(files).toContain('byline.sqlite-wal');
    expect(files.map((name) => mode(path.join(dir, name)))).toEqual(files.map(() => 0o600));
    await server.close();
  });

  test('a server starts again with the data of its folder', async () => {
    await startWithData();
    await start();
  });

  test.each([
    ['emptied', () => truncateSync(file)],
    ['deleted', () => rmSync(file)],
    ['replaced by a new database', () => (rmSync(file), new DatabaseSync(file).close())],
  ])('a data folder whose file was %s is not filled again', async (_title, damage) => {
    await startWithData();
    damage();
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    for (const env of [{}, { ...productionEnv }]) {
      await expect(start(env)).rejects.toThrow(/byline\.sqlite is empty.* restore FILE --yes/s);
    }
  });

  test('a start logs the accounts that no sign-in finds by their address', async () => {
    cpSync(inject('seeded').SQLite, dir, { recursive: true });
    const data = new DatabaseSync(file);
    data.exec(`update accounts set email = 'ａpproved@demo.test' where id = 'account-fresh'`);
    data.close();
    const server = await startProcess({ ...quiet, DATA_DIR: dir, LOG_LEVEL: 'warn' });
    await server.end('SIGTERM');
    expect(server.output()).toContain('Account account-fresh cannot sign in by email');
  });

  test('a data folder whose rows were deleted is not seeded again', async () => {
    await startWithData();
    const emptied = new DatabaseSync(file);
    emptied.exec('pragma foreign_keys = off; delete from accounts; delete from settings');
    emptied.close();
    await expect(start()).rejects.toThrow(/byline\.sqlite .*restore FILE --yes/s);
  });

  test('a data folder with a file that is not a database is rejected, and the error names the file', async () => {
    mkdirSync(dir);
    writeFileSync(file, 'This is a text file, not a database.'.repeat(100));
    await expect(start()).rejects.toThrow(/byline\.sqlite/);
  });
});

describe.each(databaseKinds)('a start on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase(kind, inject('seeded')[kind]);
  });
  afterEach(() => database.remove());

  test('a start fails on the tables of another program', async () => {
    const other = await createDatabase(kind);
    onTestFinished(() => other.remove());
    const db = connect(readConfig(other.env).data);
    await sql`create table invoices (id integer)`.execute(db);
    await db.destroy();
    await expect(startAndClose(other.env)).rejects.toThrow('tables of another program');
  });

  test('a start fails on a database that was emptied since the last start', async () => {
    await startAndClose(database.env);
    await startAndClose(database.env);
    const { DATA_DIR: dir = '', DATABASE_URL: url } = database.env;
    if (url) {
      const db = connect(readConfig(database.env).data);
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      await db.destroy();
    } else
      for (const name of readdirSync(dir))
        if (name.includes('sqlite')) rmSync(path.join(dir, name));
    for (const env of [{}, { ...productionEnv }]) {
      await expect(startAndClose({ ...database.env, ...env })).rejects.toThrow(
        /is empty, but held data before\. .*"npm run operator -- restore FILE --yes"/s,
      );
    }
  });

  test('a start fails on a database whose rows were deleted since the last start', async () => {
    await startAndClose(database.env);
    const db = connect(readConfig(database.env).data);
    // SQLite has no `truncate … cascade`, so its foreign keys are turned off before the rows are deleted.
    const lastDeletion = database.env['DATABASE_URL']
      ? sql`truncate accounts, settings cascade`
      : sql`delete from settings`;
    if (!database.env['DATABASE_URL']) {
      await sql`pragma foreign_keys = off`.execute(db);
      await sql`delete from accounts`.execute(db);
    }
    await lastDeletion.execute(db);
    await db.destroy();
    await expect(startAndClose(database.env)).rejects.toThrow(/restore FILE --yes/);
  });

  test('a start in production fails on demo accounts, even without the mark of a demo database', async () => {
    const services = await openServices(readConfig({ ...quiet, ...database.env }));
    // The settings contain the mark.
    await services.db.deleteFrom('settings').execute();
    await services.db.destroy();
    await expect(startAndClose({ ...database.env, ...productionEnv })).rejects.toThrow(
      'contains the demo accounts',
    );
  });

  test('a start never adds the demo to the accounts of production', async () => {
    const services = await openServices(readConfig({ ...quiet, ...database.env }));
    await services.db.deleteFrom('settings').execute();
    await services.db.destroy();
    await expect(startAndClose(database.env)).rejects.toThrow('DEMO=off');
  });
});

test('a start waits while another process that starts too looks whether to migrate', async () => {
  const database = await createDatabase('PostgreSQL', inject('seeded').PostgreSQL);
  onTestFinished(() => database.remove());
  const other = new pg.Client({ connectionString: database.env['DATABASE_URL'] });
  await other.connect();
  // The lock that Kysely holds while it migrates.
  await other.query('select pg_advisory_lock(3853314791062309107)');
  const started = startAndClose(database.env);
  // The start fails without waiting, or goes on waiting.
  const first = await Promise.race([started.then(() => 'started'), wait(2500, 'waits')]);
  expect(first).toBe('waits');
  await other.end();
  await started;
});

describe.each(databaseKinds)('a full disk under %s', (kind) => {
  test('a full disk makes writes fail with 503, and reads succeed', async () => {
    const server = await openTestServer({ kind });
    const user = await server.signedIn('approved');
    // A limit of pages keeps SQLite's file from growing; on PostgreSQL, a trigger throws the error of a full disk (53100).
    if (kind === 'SQLite') await sql`pragma max_page_count = 1`.execute(server.services.db);
    else {
      await sql`create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
        server.services.db,
      );
      await sql`create trigger full_disk before update on submissions execute function fail()`.execute(
        server.services.db,
      );
    }
    const job = '/api/job/harbour-roaster-visit/submission';
    const view = await user.get<SubmissionView>(job);
    const save = () =>
      user.post(job, {
        task_id: 'harbour-roaster-visit-1',
        step: 'draft',
        // Needs new pages in SQLite's file.
        caption: 'A long text. '.repeat(4000),
        base_saved_at: view.body.tasks[0]?.steps[0]?.submission?.saved_at,
      });
    const responses = [await save(), await save()];
    const failed = responses.filter(({ status }) => status !== 200);
    expect(failed.map(({ status }) => status)).toEqual([503, 503]);
    expect(failed[0]?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await user.get('/api/jobs')).status).toBe(200);
    await server.close();
  });
});
