import { mkdirSync } from 'node:fs';
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
import { isConflict } from './transaction.ts';

const busyTimeout = 15_000;
const keptStatements = 500;

/** Name of the database file within DATA_DIR. */
export const sqliteFile = 'byline.sqlite';

/** Opens the SQLite file of a data folder, creating both: WAL, flushed commits, foreign keys on. */
export function openSqlite(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(path.join(dataDir, sqliteFile), { timeout: busyTimeout });
  turnToWal(database);
  database.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -32000;
  `);
  return database;
}

// Of two processes that turn a new file to WAL together, SQLite refuses one at once, whatever its timeout.
function turnToWal(database: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const end = performance.now() + busyTimeout;
  for (;;) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (cause) {
      if (!isConflict(cause) || performance.now() > end) throw cause;
      Atomics.wait(pause, 0, 0, 25);
    }
  }
}

/** Kysely's dialect for Node's own SQLite. */
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
  // A deferred transaction that reads and then writes fails when another process wrote between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can roll DDL back, so the write lock of one transaction also guards the migrations.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= keptStatements) statements.clear();
      const statement = adaptStatement(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
