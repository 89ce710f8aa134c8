import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createLedgerTriggers, isPostgres } from '../ledgerTriggers.ts';

/** Creates the triggers that make the ledger append-only. */
export const appendOnlyLedger: Migration = {
  async up(db: Kysely<never>) {
    if (isPostgres(db)) {
      await sql`create function refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'the ledger is append-only'; end $$`.execute(db);
    }
    await createLedgerTriggers(db);
  },
};
