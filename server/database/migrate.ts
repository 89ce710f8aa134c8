import { Migrator } from 'kysely/migration';
import { appendOnlyLedger } from './migrations/0002AppendOnlyLedger.ts';
import { initialTables } from './migrations/0001InitialTables.ts';
import type { Database } from './schema.ts';

const migrations = {
  '0001InitialTables': initialTables,
  '0002AppendOnlyLedger': appendOnlyLedger,
};

/** Brings the database to the newest schema; safe when several processes start together. */
export async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
