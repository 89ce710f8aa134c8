import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { openPostgres, postgresDialect } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

const pings = new WeakMap<Database, () => Promise<unknown>>();

/** Connects to PostgreSQL if DATABASE_URL is set, else to the SQLite file in DATA_DIR. */
export function connect(data: Config['data']): Database {
  if (data.url) {
    const dialect = postgresDialect(openPostgres(data.url, data.poolSize));
    return new Kysely<Schema>({ dialect });
  }
  const file = openSqlite(data.dir);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  // Kysely runs the transactions of SQLite one after another; a ping does not wait for them.
  pings.set(db, async () => file.prepare('select 1').get());
  return db;
}

/** Resolves if the database responds, else rejects. */
export async function pingDatabase(db: Database): Promise<void> {
  await (pings.get(db)?.() ?? sql`select 1`.execute(db));
}
