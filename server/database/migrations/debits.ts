import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the table of what is taken back from wallets, and adds the part of a payment that changed after it was credited: until now only by
 * decided objections.
 */
export const debits: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db;
    await schema
      .createTable('debits')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('payment_id', 'text', (column) => column.references('payments.id'))
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('taken', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addCheckConstraint('debits_taken', sql`taken >= 0 and taken <= amount`)
      .execute();
    await schema
      .createIndex('debits_by_account')
      .on('debits')
      .columns(['account_id', 'currency'])
      .execute();
    await schema
      .alterTable('payments')
      .addColumn('corrected', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update payments set corrected = coalesce((
        select sum(ledger_entries.amount) from cases
        join ledger_transactions on event = 'case:' || cases.id
        join ledger_entries on transaction_id = ledger_transactions.id
        where payment_id = payments.id and ledger_entries.account_id = payments.account_id
      ), 0) where state = 'available'`.execute(db);
    await sql`create index payments_corrected on payments (account_id) where corrected <> 0`.execute(
      db,
    );
  },
};
