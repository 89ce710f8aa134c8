import { runEach } from './runEach.ts';
import type { Database, Tx } from './schema.ts';
import { fenceTransaction } from './schemaState.ts';

const maxAttempts = 4;
const conflictCodes = new Set(['40001', '40P01', 'SQLITE_BUSY']);

/**
 * Runs `work` in a transaction and returns after the commit. Retries after a conflict with another transaction (deadlock, busy file); rolls
 * back and rethrows all other errors. Throws a NewerSchemaError if a newer version has migrated the database.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await fenceTransaction(tx);
        return work(tx);
      });
    } catch (error) {
      if (attempt >= maxAttempts || !isConflict(error)) throw error;
    }
  }
}

/**
 * Runs `work` for each row in turn, each time in a separate transaction. Returns how often `work` returned true; it returns false for a row
 * that another process has taken or changed. A row that fails does not stop the others.
 */
export async function inTransactions<Row>(
  db: Database,
  rows: readonly Row[],
  work: (tx: Tx, row: Row) => Promise<boolean>,
): Promise<number> {
  const done = await runEach(rows, (row) => inTransaction(db, (tx) => work(tx, row)));
  return done.filter(Boolean).length;
}

/**
 * Runs reads on one snapshot of the database. Writers neither change the snapshot nor wait for it. Within a transaction, `read` sees the
 * state of that transaction.
 */
export async function inSnapshot<Result>(
  db: Database,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return read(db);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/** Returns whether an error is a conflict with another transaction, after which a retry can succeed. */
export function isConflict(error: unknown): boolean {
  return conflictCodes.has(getConflictCode(error));
}

/** Returns whether a statement waited for the lock of another transaction until PostgreSQL's `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return getConflictCode(error) === '55P03';
}

function getConflictCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // The low byte is the error code; the rest is the extended code.
  if ('errcode' in error && (Number(error.errcode) & 0xff) === 5) return 'SQLITE_BUSY';
  return 'code' in error ? String(error.code) : '';
}
