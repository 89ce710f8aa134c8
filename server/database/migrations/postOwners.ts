import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds whether the address of a submitted post shows the connected account; unknown for older ones. */
export const postOwners: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('submitted_posts')
      .addColumn('shows_account', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
