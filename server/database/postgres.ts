import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { second } from '../durations.ts';
import { DatabaseUnavailableError, toDatabaseError } from './databaseUnavailable.ts';

// Ids of PostgreSQL's types, whose values pg returns as texts.
const int8 = 20;
const numeric = 1700;

/** Limits of PostgreSQL connections in ms; 0 is none. */
export type ConnectionLimits = {
  connectTimeout?: number;
  statementTimeout?: number;
  lockTimeout?: number;
  queryTimeout?: number;
};

/** Opens a connection pool on a PostgreSQL database, with limits for connecting, statements and locks. */
export function openPostgres(
  url: string,
  poolSize: number,
  {
    connectTimeout = 5 * second,
    statementTimeout = 15 * second,
    lockTimeout = 10 * second,
    queryTimeout = 20 * second,
  }: ConnectionLimits = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    // Ends a query whose connection died without a signal. The server's timeouts cannot end such a query.
    query_timeout: queryTimeout,
    keepAlive: true,
    types: { getTypeParser },
  });
  // The pool emits this error when the database closes an idle connection, and replaces the connection at the next use.
  pool.on('error', () => undefined);
  // A connection in use emits the same error, and its query fails too. Without a listener the error would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * Creates Kysely's dialect for PostgreSQL; its queries throw a DatabaseUnavailableError when the connection is lost. `onEnd`
 * runs when the database is closed.
 */
export function postgresDialect(pool: pg.Pool, onEnd?: () => Promise<void>): PostgresDialect {
  return new PostgresDialect({ pool: discardLostConnections(pool, onEnd) });
}

// Closes the connection after a timeout; otherwise the pool would reuse it while it is still busy with the old query.
function discardLostConnections(pool: pg.Pool, onEnd?: () => Promise<void>): PostgresPool {
  return {
    options: pool.options,
    async end() {
      await pool.end();
      await onEnd?.();
    },
    async connect() {
      const client = await pool.connect().catch(async (error: unknown) => {
        if (!isPoolerError(error)) throw toDatabaseError(error);
        // The pool reads these options for each new connection. Transactions set their own limits (`fenceTransaction`).
        for (const name of ['statement_timeout', 'lock_timeout'] as const)
          delete pool.options[name];
        return pool.connect().catch((secondError: unknown) => {
          throw toDatabaseError(secondError);
        });
      });
      let isLost = false;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (cause) {
          const error = toDatabaseError(cause);
          isLost ||= error instanceof DatabaseUnavailableError;
          throw error;
        }
      };
      const release = (destroy = false) => client.release(destroy || isLost);
      // Kysely's interface has cursors too, which this server does not use.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}

// PgBouncer refuses startup parameters that it cannot reset for the next client.
function isPoolerError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unsupported startup parameter');
}

// `numeric` is the type of sums of `int8`, which have no fraction.
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
