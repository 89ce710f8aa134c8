import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../ledgerTriggers.ts';

/** Creates the one-time codes; adds devices to sessions and delivery to the outbox. */
export const codesAndDevices: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db;
    await schema
      .createTable('otp_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('link_hash', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('proof_hash', 'text', (column) => column.unique())
      .addColumn('proof_expires_at', 'bigint')
      .addColumn('proof_used_at', 'bigint')
      .execute();
    await schema
      .createIndex('otp_challenges_browser')
      .on('otp_challenges')
      .columns(['browser', 'purpose'])
      .execute();
    await schema
      .createIndex('otp_challenges_age')
      .on('otp_challenges')
      .column('created_at')
      .execute();
    await addDevices(db);
    await addDelivery(db);
  },
};

async function addDevices(db: Kysely<never>): Promise<void> {
  const sessions = db.schema.alterTable('sessions');
  await sessions.addColumn('public_id', 'text').execute();
  await sessions.addColumn('browser_name', 'text').execute();
  await sessions.addColumn('system_name', 'text').execute();
  const random = isPostgres(db) ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
  await sql`update sessions set public_id = ${random}`.execute(db);
  await db.schema
    .createIndex('sessions_account')
    .on('sessions')
    .columns(['account_id', 'seen_at'])
    .execute();
}

async function addDelivery({ schema }: Kysely<never>): Promise<void> {
  const outbox = schema.alterTable('outbox');
  await outbox
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
    .execute();
  await outbox
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await outbox.addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
  await outbox.addColumn('expires_at', 'bigint').execute();
  await schema.createIndex('outbox_next').on('outbox').columns(['state', 'next_at']).execute();
}
