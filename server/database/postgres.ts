import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { second } from '../durations.ts';

const int8 = 20;
const numeric = 1700;

/** Opens a connection pool on a PostgreSQL database, with limits for connecting, statements and locks. */
export function openPostgres(url: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10 * second,
    statement_timeout: 30 * second,
    lock_timeout: 10 * second,
    types: { getTypeParser },
  });
  // Emitted when the database closes an idle connection; the pool replaces it at the next use.
  pool.on('error', () => undefined);
  return pool;
}

/** Creates Kysely's dialect for PostgreSQL. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8 || oid === numeric) return parseInteger;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

function parseInteger(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The database contains a number beyond 2^53: ${value}`);
  }
  return number;
}
