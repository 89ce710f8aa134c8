import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely';
import { second } from '../durations.ts';
import { isConflict } from './transaction.ts';
import { LostFilesError, type SqliteFiles } from './sqliteFiles.ts';
import { WalFlusher } from './walFlusher.ts';

/** Time in ms for which queries may run before the process handles other events. */
const maxTurn = 2;
/** Time in ms between two attempts to get the write lock that another process holds. */
const lockPause = 5;
/** Time in ms after which these attempts end. */
const lockTimeout = 15 * second;

/**
 * Kysely's dialect for one SQLite connection, whose statements run one after another on the main thread. Two slow operations do not block
 * the thread: waiting for another process's write lock, and flushing commits to the disk. The database is in WAL mode.
 */
export class NonBlockingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #files: SqliteFiles;

  constructor(database: SqliteDatabase, files: SqliteFiles) {
    super({ database });
    this.#database = database;
    this.#files = files;
  }

  override createDriver(): NonBlockingDriver {
    return new NonBlockingDriver(this.#database, this.#files);
  }

  override createAdapter(): NonBlockingAdapter {
    return new NonBlockingAdapter();
  }
}

class NonBlockingAdapter extends SqliteAdapter {
  // Uses the driver's own lock, which can be released before a commit is flushed.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite can roll back DDL, so the write lock of one transaction also protects the migrations.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NonBlockingDriver extends SqliteDriver {
  readonly #lock = new Lock();
  readonly #flusher: WalFlusher;
  #turnEndsAt = 0;

  constructor(database: SqliteDatabase, files: SqliteFiles) {
    super({ database });
    this.#flusher = new WalFlusher(files);
  }

  override async acquireConnection(): Promise<NonBlockingConnection> {
    const connection = new NonBlockingConnection(
      await super.acquireConnection(),
      this.#lock,
      this.#flusher,
    );
    await connection.acquire();
    // SQLite's statements are synchronous, so a queue of queries would block all other events until it is empty.
    if (performance.now() >= this.#turnEndsAt) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#turnEndsAt = performance.now() + maxTurn;
    }
    return connection;
  }

  // Takes the write lock at the start. A deferred transaction that reads and then writes would fail if another process has written in
  // between.
  override async beginTransaction(
    connection: NonBlockingConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    connection.isReadOnly = settings?.accessMode === 'read only';
    if (!connection.isReadOnly) connection.assertStorable();
    const begin = connection.isReadOnly ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
    connection.isInTransaction = true;
  }

  override async commitTransaction(connection: NonBlockingConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.isInTransaction = false;
    if (!connection.isReadOnly) await connection.flush();
  }

  override async rollbackTransaction(connection: NonBlockingConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (!(error instanceof Error && error.message.includes('no transaction is active')))
        throw error;
    } finally {
      connection.isInTransaction = false;
    }
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof NonBlockingConnection) connection.release();
  }

  override async destroy(): Promise<void> {
    await this.#flusher.close();
    // Closing the database would copy zeros from an emptied log, or what others wrote into it, into the file, also at a normal exit of the process.
    if (this.#flusher.lost?.isLogComplete === false) process.kill(process.pid, 'SIGKILL');
    await super.destroy();
  }
}

/** The view of the one connection for a caller who holds its lock for a statement or a transaction. */
class NonBlockingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #lock: Lock;
  readonly #flusher: WalFlusher;
  #isAcquired = false;
  isInTransaction = false;
  /** True if the transaction writes nothing, so that there is nothing to flush. */
  isReadOnly = false;

  constructor(connection: DatabaseConnection, lock: Lock, flusher: WalFlusher) {
    this.#connection = connection;
    this.#lock = lock;
    this.#flusher = flusher;
  }

  async acquire(): Promise<void> {
    if (this.#isAcquired) return;
    await this.#lock.acquire();
    this.#isAcquired = true;
  }

  release(): void {
    if (this.#isAcquired) this.#lock.release();
    this.#isAcquired = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Takes the lock again if an earlier write of this connection released it for its flush.
    await this.acquire();
    const isCommit = !this.isInTransaction && isWrite(query.sql);
    if (isCommit) this.assertStorable();
    const result = await this.#executeWhenUnlocked<Row>(query);
    if (isCommit) await this.flush();
    return result;
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }

  /** Waits until all previous commits are on the disk; other callers can use the connection meanwhile. */
  async flush(): Promise<void> {
    this.release();
    try {
      await this.#flusher.flush();
    } catch (error) {
      if (error instanceof LostFilesError && error.isLogComplete) await this.#saveLog();
      throw error;
    }
  }

  /**
   * Throws a LostFilesError if a commit could not be stored. A write must not run then: if its request is repeated, it would be read as done.
   */
  assertStorable(): void {
    if (this.#flusher.lost) throw this.#flusher.lost;
  }

  // Copies what was committed into the database file, because the log is lost when this process ends.
  async #saveLog(): Promise<void> {
    await this.acquire();
    await this.#executeWhenUnlocked(CompiledQuery.raw('pragma wal_checkpoint(passive)'));
    this.release();
  }

  // SQLite's own timeout would block the process.
  async #executeWhenUnlocked<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const end = performance.now() + lockTimeout;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isConflict(error) || performance.now() > end) throw error;
        await wait(lockPause);
      }
    }
  }
}

class Lock {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    // Passes the lock to the next caller without releasing it in between.
    if (next) next();
    else this.#isTaken = false;
  }
}

function isWrite(sql: string): boolean {
  return !/^\s*(select|pragma|explain|begin|commit|rollback|savepoint|release)\b/i.test(sql);
}
