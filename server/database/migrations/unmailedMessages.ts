import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the index of the messages for daily emails. */
export const unmailedMessages: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createIndex('messages_unmailed')
      .on('discussion_messages')
      .column('created_at')
      .where(sql.ref('mailed_at'), 'is', null)
      .execute();
  },
};
