import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts how often the due date of a step was moved, so that a calendar replaces the earlier event. */
export const dueVersions: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('application_steps')
      .addColumn('due_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
