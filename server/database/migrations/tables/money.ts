import { sql, type SchemaModule } from 'kysely';

/** Creates payments, withdrawals and the ledger, with constraints against overdrafts and wrong sums. */
export async function createMoneyTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().unique().references('applications.id'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('gross', 'bigint', (column) => column.notNull())
    .addColumn('adjustment', 'bigint', (column) => column.notNull())
    .addColumn('adjustments_json', 'text', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('net', 'bigint', (column) => column.notNull())
    .addColumn('approved_at', 'bigint')
    .addColumn('expected_on', 'bigint')
    .addColumn('moved_from', 'bigint')
    .addColumn('moved_reason', 'text')
    .addColumn('available_at', 'bigint')
    .addColumn('funded', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('payment_adds_up', sql`net = gross + adjustment - fee and net >= 0`)
    .execute();
  await schema
    .createIndex('payments_owner')
    .on('payments')
    .columns(['account_id', 'state'])
    .execute();
  await schema
    .createIndex('payments_due')
    .on('payments')
    .columns(['state', 'expected_on'])
    .execute();
  await createWithdrawals(schema);
  await createLedger(schema);
}

async function createWithdrawals(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('withdrawals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('method_id', 'text', (column) => column.notNull())
    .addColumn('method_label', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('net', 'bigint', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('processed_at', 'bigint')
    .addColumn('arrives_by', 'bigint')
    .addColumn('paid_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('reason', 'text')
    .addCheckConstraint('withdrawal_adds_up', sql`net = amount - fee and net > 0`)
    .execute();
  await schema
    .createIndex('withdrawal_open_once')
    .unique()
    .on('withdrawals')
    .column('account_id')
    .where(sql.ref('state'), 'in', sql`('requested', 'processing')`)
    .execute();
}

async function createLedger(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('ledger_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('entries', 'bigint', (column) => column.notNull())
    .addColumn('may_be_negative', 'integer', (column) => column.notNull())
    .addCheckConstraint('no_overdraft', sql`balance >= 0 or may_be_negative = 1`)
    .addCheckConstraint('users_never_negative', sql`account_id is null or may_be_negative = 0`)
    .execute();
  await schema
    .createTable('ledger_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('ref_kind', 'text')
    .addColumn('ref_id', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('ledger_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('transaction_id', 'text', (column) =>
      column.notNull().references('ledger_transactions.id'),
    )
    .addColumn('ledger_account_id', 'text', (column) =>
      column.notNull().references('ledger_accounts.id'),
    )
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance_after', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ledger_line_once', ['ledger_account_id', 'sequence'])
    .execute();
}
