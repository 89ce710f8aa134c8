import { Migrator } from 'kysely/migration';
import { appendOnlyLedger } from './migrations/appendOnlyLedger.ts';
import { contactTickets } from './migrations/contactTickets.ts';
import { initialTables } from './migrations/initialTables.ts';
import type { Database } from './schema.ts';

const migrations = {
  '0001-initial-tables': initialTables,
  '0002-append-only-ledger': appendOnlyLedger,
  '0003-contact-tickets': contactTickets,
};

/** Brings the database to the newest schema; safe when several processes start together. */
export async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}
