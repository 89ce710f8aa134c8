import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what retries over days need to messages: their age, the last error, and the text that replaces an expired one. */
export const mailRetries: Migration = {
  async up(db: Kysely<never>) {
    for (const [name, type] of [
      ['queued_at', 'bigint'],
      ['error', 'text'],
      ['late_text', 'text'],
    ] as const) {
      await db.schema.alterTable('outbox').addColumn(name, type).execute();
    }
    // `at` is the business time, which equals the system time in production.
    await sql`update outbox set queued_at = at`.execute(db);
    await db.schema
      .createIndex('outbox_recipient')
      .on('outbox')
      .columns(['recipient', 'queued_at'])
      .execute();
  },
};
