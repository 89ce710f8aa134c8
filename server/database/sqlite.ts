import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { second } from '../durations.ts';
import { toDatabaseError } from './databaseUnavailable.ts';
import { isConflict } from './transaction.ts';

const busyTimeout = 15 * second;
const retryDelay = 25;
const maxCachedStatements = 500;

/** Name of the database file in DATA_DIR. */
export const sqliteFile = 'byline.sqlite';

/** Opens the SQLite file of a data folder, creating both if needed for the owner only: WAL, flushed commits, foreign keys on. */
export function openSqlite(dataDir: string): DatabaseSync {
  const file = path.join(dataDir, sqliteFile);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  closeSync(openSync(file, 'a'));
  // SQLite creates the files of the WAL with the same mode.
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    enableWal(database);
  } catch (cause) {
    throw new Error(`${file} could not be opened.`, { cause });
  }
  database.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -32000;
  `);
  return database;
}

// If two processes enable WAL on a new file at once, SQLite fails in one of them immediately, despite the timeout.
function enableWal(database: DatabaseSync): void {
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

/** Creates Kysely's dialect for Node's own SQLite. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new NodeSqliteDialect({ database: adaptDatabase(database) });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(config: { database: SqliteDatabase }) {
    super(config);
    this.#database = config.database;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  // A deferred transaction that reads and then writes fails if another process has written in between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite responds without waiting, so a queue of transactions would keep every other event out.
    await new Promise((resolve) => setImmediate(resolve));
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can roll back DDL, so the write lock of one transaction also protects the migrations.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
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
