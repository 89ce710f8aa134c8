import pg from 'pg';

/** Thrown when the database cannot be reached, has no space left or is shutting down; a later attempt may succeed. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

// SQLSTATE classes of connection exceptions, insufficient resources and operator intervention
// (https://www.postgresql.org/docs/current/errcodes-appendix.html); and the code for a read-only replica, which may remain for a while
// after a failover.
const unavailableStates = /^(08|53|57|25006)/;

// https://www.sqlite.org/rescode.html: SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL and SQLITE_CANTOPEN.
const unavailableSqliteCodes = new Set([8, 10, 13, 14]);

/** Wraps an error that shows that the database is unavailable; returns all other errors unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error;
  if (!isUnavailable(error)) return error;
  return new DatabaseUnavailableError(error.message, { cause: error });
}

function isUnavailable(error: Error): boolean {
  // The low byte of SQLite's extended code is its primary code.
  if ('errcode' in error) return unavailableSqliteCodes.has(Number(error.errcode) & 0xff);
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '');
  // pg throws plain errors for lost connections and timeouts, often without a code. TypeErrors and RangeErrors come from faults in our code.
  return !(error instanceof TypeError || error instanceof RangeError);
}
