import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds to messages the URL with which the recipient unsubscribes. */
export const unsubscribeLinks: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('outbox').addColumn('unsubscribe', 'text').execute();
  },
};
