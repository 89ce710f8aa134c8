import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteDialect, SqliteStatement } from 'kysely';
import { second } from '../durations.ts';
import { toDatabaseError } from './databaseUnavailable.ts';
import { NonBlockingSqliteDialect } from './sqliteDriver.ts';
import { SqliteFiles } from './sqliteFiles.ts';
import { isConflict } from './transaction.ts';

const busyTimeout = 15 * second;
const retryDelay = 25;
const maxCachedStatements = 500;

/** Name of the database file in DATA_DIR. */
export const sqliteFile = 'byline.sqlite';

/**
 * Opens the SQLite file of a data folder in WAL mode with foreign keys. Creates folder and file if needed, readable by their owner only.
 * SQLite does not flush commits itself; the dialect flushes them before it reports a commit.
 */
export function openSqlite(dataDir: string): DatabaseSync {
  const file = path.join(dataDir, sqliteFile);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  createFile(file);
  // SQLite creates the WAL files with the mode of the database file.
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    enableWal(database);
  } catch (cause) {
    throw new Error(`${file} could not be opened.`, { cause });
  }
  // `wal_autocheckpoint` is in pages, and a negative `cache_size` in kB. `busy_timeout` is 0, because the dialect waits for locks without
  // blocking the process.
  database.exec(`
    pragma synchronous = normal;
    pragma wal_autocheckpoint = 8000;
    pragma foreign_keys = on;
    pragma cache_size = -32000;
    pragma busy_timeout = 0;
  `);
  // The first read opens the log, and takes the lock on the file that keeps other programs from deleting the log.
  database.prepare('select 1 from sqlite_schema').get();
  return database;
}

// Never opens an existing file. On POSIX systems, closing a file ends all locks that the process has on it, those of SQLite too; another
// program could then delete the log while this process writes to it.
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

// If two processes enable WAL on a new file at once, SQLite fails immediately in one of them and ignores the timeout.
function enableWal(database: DatabaseSync): void {
  // `Atomics.wait` on this memory, which nothing changes, is a pause that blocks the thread.
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const end = performance.now() + busyTimeout;
  for (;;) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (cause) {
      if (!isConflict(cause) || performance.now() > end) throw cause;
      Atomics.wait(pause, 0, 0, retryDelay);
    }
  }
}

/** Creates Kysely's dialect for the SQLite file of a data folder, which `openSqlite` has just opened. */
export function sqliteDialect(database: DatabaseSync, dataDir: string): SqliteDialect {
  const files = new SqliteFiles(path.join(dataDir, sqliteFile));
  return new NonBlockingSqliteDialect(adaptDatabase(database), files);
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      if (statements.size >= maxCachedStatements) statements.clear();
      const statement = adaptStatement(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) =>
      withDatabaseErrors(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) =>
      withDatabaseErrors(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

function withDatabaseErrors<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw toDatabaseError(error);
  }
}
