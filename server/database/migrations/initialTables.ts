import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../ledgerTriggers.ts';
import { createAccountTables } from './tables/accounts.ts';
import { createJobTables } from './tables/jobs.ts';
import { createMoneyTables } from './tables/money.ts';
import { createSystemTables } from './tables/system.ts';
import { createWorkTables } from './tables/work.ts';

/** Creates the tables of the first version, parents before children. */
export const initialTables: Migration = {
  async up(db: Kysely<never>) {
    await createAccountTables(db.schema);
    await createJobTables(db.schema, isPostgres(db) ? sql`` : sql`without rowid`);
    await createWorkTables(db.schema);
    await createMoneyTables(db.schema);
    await createSystemTables(db.schema);
  },
};
