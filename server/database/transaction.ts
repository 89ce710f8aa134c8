import type { Database, Tx } from './schema.ts';

const attempts = 4;
const retried = new Set(['40001', '40P01', 'SQLITE_BUSY']);

/**
 * Runs `work` in one transaction and commits before it answers. A conflict with another
 * transaction (deadlock, busy file) is tried again; every other failure rolls back and passes on.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error;
    }
  }
}

/** Whether somebody else was in the way, so that the same may succeed when it is tried again. */
export function isConflict(error: unknown): boolean {
  return retried.has(conflictCode(error));
}

function conflictCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // The low byte is the kind; the rest tells busy for what.
  if ('errcode' in error && (Number(error.errcode) & 0xff) === 5) return 'SQLITE_BUSY';
  return 'code' in error ? String(error.code) : '';
}
