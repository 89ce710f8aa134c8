import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds to sessions the time of the last identity check, and to codes the data that an undo link restores. */
export const freshProofs: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('sessions')
      .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('otp_challenges').addColumn('restores_json', 'text').execute();
  },
};
