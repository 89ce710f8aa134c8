import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the last move of a due date: the previous date, and the event that moved it. */
export const movedDueDates: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('application_steps').addColumn('moved_from', 'bigint').execute();
    await schema.alterTable('application_steps').addColumn('moved_why', 'text').execute();
  },
};
