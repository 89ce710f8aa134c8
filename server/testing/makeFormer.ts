import { sql, type Kysely } from 'kysely';
import { formerMigrations } from '../database/formerMigrations.ts';
import { isPostgres } from '../database/isPostgres.ts';
import type { Database } from '../database/schema.ts';

/** Gives a database the list of migrations, and the names, that it had before the first release; `count` limits the list. */
export async function makeFormer(db: Database, count = formerMigrations.length): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of formerMigrations.slice(0, count)) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026')`.execute(db);
  }
  if (!isPostgres(db as unknown as Kysely<never>)) return;
  for (const suffix of ['pkey', 'account_id_fkey']) {
    await sql`alter table social_accounts rename constraint
      ${sql.ref(`social_accounts_${suffix}`)} to ${sql.ref(`social_accounts_new_${suffix}`)}`.execute(
      db,
    );
  }
}
