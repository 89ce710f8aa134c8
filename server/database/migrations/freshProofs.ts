import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the time of the last proof to sessions, and what a link restores to codes. */
export const freshProofs: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('sessions')
      .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('otp_challenges').addColumn('restores_json', 'text').execute();
  },
};
