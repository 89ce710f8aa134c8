import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a flag to submitted posts: whether the address shows the connected account. It is 0 for older posts. */
export const postOwners: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('submitted_posts')
      .addColumn('shows_account', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
