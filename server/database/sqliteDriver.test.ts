import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createDatabase, type TestDatabase } from '../testing/databases.ts';
import { connect } from './connect.ts';
import { DatabaseUnavailableError } from './databaseUnavailable.ts';
import type { Database } from './schema.ts';
import { sqliteFile } from './sqlite.ts';
import { inSnapshot } from './transaction.ts';

let database: TestDatabase;
let db: Database;
let file: string;
beforeEach(async () => {
  database = await createDatabase('SQLite');
  db = connect(readConfig(database.env).data);
  file = path.join(database.env['DATA_DIR'] ?? '', sqliteFile);
  await sql`create table notes (id integer primary key, text text)`.execute(db);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
  await database.remove();
});

const insert = () => sql`insert into notes (text) values ('a')`.execute(db);
const insertInTransaction = () =>
  db.transaction().execute((tx) => sql`insert into notes (text) values ('a')`.execute(tx));
const count = async () =>
  (await sql<{ count: number }>`select count(*) as count from notes`.execute(db)).rows[0]?.count;

/** Replaces the flush of files by `flush`. Gets the class of file handles from a handle, because Node does not export it. */
async function replaceFlush(flush: () => Promise<void>) {
  const handle = await open(file);
  const prototype = Object.getPrototypeOf(handle) as { datasync: () => Promise<void> };
  await handle.close();
  return vi.spyOn(prototype, 'datasync').mockImplementation(flush);
}

/** Counts the turns of the event loop until `work` has finished. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await work;
  clearInterval(timer);
  return turns;
}

describe.each([
  ['a statement', insert],
  ['a transaction', insertInTransaction],
])('%s on SQLite', (_title, write) => {
  test('a commit is reported only when it is on the disk', async () => {
    let isFlushed = false;
    await replaceFlush(async () => {
      for (let turns = 0; turns < 20; turns += 1) await nextTurn();
      isFlushed = true;
    });
    await write();
    expect(isFlushed).toBe(true);
  });

  test('a commit is flushed together with commits that wait for the same flush', async () => {
    const disk = Promise.withResolvers<void>();
    const flush = await replaceFlush(() => disk.promise);
    const writing = Promise.all(Array.from({ length: 50 }, write));
    await expect.poll(count).toBe(50);
    disk.resolve();
    await writing;
    // The first write starts a flush, and the other 49 share the next one.
    expect(flush.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('a commit fails if it cannot be flushed, and the next commit succeeds', async () => {
    const flush = await replaceFlush(() => Promise.reject(new Error('EIO')));
    await expect(write()).rejects.toThrow(DatabaseUnavailableError);
    flush.mockImplementation(() => Promise.resolve());
    await write();
  });

  test('a commit waits for the lock of another process without blocking the event loop', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    let isWritten = false;
    const writing = write().then(() => (isWritten = true));
    for (let turns = 0; turns < 20; turns += 1) await nextTurn();
    expect(isWritten).toBe(false);
    other.exec('commit');
    other.close();
    await writing;
    expect(await count()).toBe(1);
    // SQLite's own timeout would block the main thread.
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
    expect(rows).toEqual([{ timeout: 0 }]);
  });
});

test('reads flush nothing, inside and outside a transaction', async () => {
  await insert();
  const flush = await replaceFlush(() => Promise.resolve());
  expect(await count()).toBe(1);
  expect((await inSnapshot(db, (tx) => sql`select 1 from notes`.execute(tx))).rows).toHaveLength(1);
  expect(flush).not.toHaveBeenCalled();
  await insertInTransaction();
  expect(flush).toHaveBeenCalledTimes(1);
});

test('closing the database waits for the flush of a commit that was queued', async () => {
  const disk = Promise.withResolvers<void>();
  const flush = await replaceFlush(() => disk.promise);
  // The first commit is being flushed, and the second waits for the next flush.
  const writing = [insert()];
  await expect.poll(() => flush.mock.calls.length).toBe(1);
  writing.push(insert());
  await expect.poll(count).toBe(2);
  let isFlushed = false;
  flush.mockImplementation(async () => {
    for (let turns = 0; turns < 20; turns += 1) await nextTurn();
    isFlushed = true;
  });
  disk.resolve();
  await db.destroy();
  expect(isFlushed).toBe(true);
  await Promise.all(writing);
});

test('a queue of queries lets other events of the event loop run in between', async () => {
  const query = () =>
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
    select sum(i) from n`.execute(db);
  const queue = Promise.all(Array.from({ length: 60 }, query));
  // If the queries ran without interruption, the timer could run once.
  expect(await countTurns(queue)).toBeGreaterThan(10);
});

test('SQLite’s write-ahead log is copied into the database file in the background', async () => {
  const size = async () => (await stat(file)).size;
  const before = await size();
  // More commits than the 250 flushes after which the log is copied.
  for (let index = 0; index < 300; index += 1) {
    await sql`insert into notes (text) values (${'a'.repeat(500)})`.execute(db);
  }
  await expect.poll(size).toBeGreaterThan(before);
});
