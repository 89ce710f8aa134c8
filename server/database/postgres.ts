import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;
const numeric = 1700;

/** Opens a pool on a PostgreSQL database; waiting for a lock or a statement is bounded. */
export function openPostgres(url: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    types: { getTypeParser: readType },
  });
  // An idle connection that the server closes is replaced at the next use; nothing to do here.
  pool.on('error', () => undefined);
  return pool;
}

/** Kysely's dialect for PostgreSQL. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

function readType(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8 || oid === numeric) return readInteger;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

function readInteger(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The database holds a number beyond 2^53: ${value}`);
  }
  return number;
}
