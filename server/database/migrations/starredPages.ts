import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the starred pages of an account. */
export const starredPages: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('accounts')
      .addColumn('starred_json', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
