import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createAccountTables } from './tables/accounts.ts';
import { createJobTables } from './tables/jobs.ts';
import { createMoneyTables } from './tables/money.ts';
import { createSystemTables } from './tables/system.ts';
import { createWorkTables } from './tables/work.ts';

/** Creates every table of the first version, parents before children. */
export const initialTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createAccountTables(db.schema);
    await createJobTables(db.schema);
    await createWorkTables(db.schema);
    await createMoneyTables(db.schema);
    await createSystemTables(db.schema);
  },
};
