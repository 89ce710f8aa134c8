import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a count of how often the due date of a step was moved. Calendar programs replace an event only if its count is higher. */
export const dueVersions: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('application_steps')
      .addColumn('due_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
