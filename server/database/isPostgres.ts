import { PostgresAdapter, type Kysely } from 'kysely';

/** Returns whether the database is PostgreSQL. */
export function isPostgres(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
