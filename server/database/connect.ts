import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { openPostgres, postgresDialect } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** Connects to PostgreSQL if DATABASE_URL is set, else to the SQLite file in DATA_DIR. */
export function connect(data: Config['data']): Database {
  const dialect = data.url
    ? postgresDialect(openPostgres(data.url, data.poolSize))
    : sqliteDialect(openSqlite(data.dir));
  return new Kysely<Schema>({ dialect });
}
