import { Kysely, sql, type KyselyConfig } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { minute, second } from '../durations.ts';
import { openPostgres, postgresDialect, type ConnectionLimits } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** For how many ms a write that succeeded answers further checks, and for how many a further write is only slow if it takes long. */
type CheckTimes = { fresh: number; slow: number };

/** On SQLite, each write flushes the disk, and waits while another process has the write lock. */
const sqliteTimes: CheckTimes = { fresh: second, slow: 3 * second };
/** An outage of the network shows at once. */
const postgresTimes: CheckTimes = { fresh: 0, slow: 0 };

const checks = new WeakMap<Database, WriteCheck>();
const pools = new WeakMap<Database, pg.Pool>();

/**
 * Limits of a connection for work on all rows: no time limits, except for locks, because other transactions queue behind one that waits
 * for a lock.
 */
export const unlimited: ConnectionLimits = {
  statementTimeout: 0,
  lockTimeout: minute,
  queryTimeout: 0,
};

/** Receives each statement with placeholders instead of values. */
export type ObserveStatement = (statement: { sql: string; ms: number; error?: unknown }) => void;

function toLog(observe: ObserveStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (!observe) return {};
  return {
    log: ({ query, queryDurationMillis: ms, ...event }) =>
      observe({ sql: query.sql, ms, ...('error' in event && { error: event.error }) }),
  };
}

/** Connects to PostgreSQL if DATABASE_URL is set, else to the SQLite file in DATA_DIR. */
export function connect(
  data: Config['data'],
  limits: ConnectionLimits = {},
  observe?: ObserveStatement,
): Database {
  if (data.url) {
    const health = connectForHealth(data.url);
    const pool = openPostgres(data.url, data.poolSize, limits);
    const db = new Kysely<Schema>({
      dialect: postgresDialect(pool, () => health.destroy()),
      ...toLog(observe),
    });
    checks.set(db, new WriteCheck(() => write(health), postgresTimes));
    pools.set(db, pool);
    return db;
  }
  const file = openSqlite(data.dir);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, data.dir), ...toLog(observe) });
  checks.set(db, new WriteCheck(() => write(db), sqliteTimes));
  return db;
}

/** Changes a row, as a call that writes does. A database on a full disk, a replica and lost files can still be read. */
async function write(db: Database): Promise<void> {
  await sql`
    insert into settings (key, value) values ('health_checks', '1')
    on conflict (key) do update set value = cast(cast(settings.value as bigint) + 1 as text)`.execute(
    db,
  );
}

/** Checks by a write. Callers share one that is running or has just succeeded. */
class WriteCheck {
  readonly #write: () => Promise<void>;
  readonly #times: CheckTimes;
  #running: Promise<void> | null = null;
  #wroteAt = -Infinity;

  constructor(run: () => Promise<void>, times: CheckTimes) {
    this.#write = run;
    this.#times = times;
  }

  run(): Promise<void> {
    if (this.#hasWrittenWithin(this.#times.fresh)) return Promise.resolve();
    this.#running ??= this.#write()
      .then(() => {
        this.#wroteAt = performance.now();
      })
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /** Whether a write that takes long is only slow. */
  get isSlow(): boolean {
    return this.#hasWrittenWithin(this.#times.slow);
  }

  #hasWrittenWithin(time: number): boolean {
    return performance.now() - this.#wroteAt < time;
  }
}

// Health checks have a separate connection, because all connections of the pool may be waiting for locks. The first check opens it.
function connectForHealth(url: string): Kysely<Schema> {
  const limits = { queryTimeout: second, connectTimeout: second };
  return new Kysely<Schema>({ dialect: postgresDialect(openPostgres(url, 1, limits)) });
}

/** Resolves if the database can be written, else rejects. */
export async function checkWrites(db: Database): Promise<void> {
  await checks.get(db)?.run();
}

/** Returns whether a check that takes long is only slow, as while another process has the write lock of SQLite. */
export function isWriteSlow(db: Database): boolean {
  return checks.get(db)?.isSlow ?? false;
}

/** Returns the numbers of all and of idle connections in the pool, and of queries that wait for one. SQLite has one connection. */
export function readPool(db: Database): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  if (!pool) return { total: 1, idle: 0, waiting: 0 };
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
