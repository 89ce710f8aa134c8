import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the last attempt to codes, so that a repeated request is not counted as another one. */
export const repeatedAttempts: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('otp_challenges').addColumn('last_attempt', 'text').execute();
  },
};
