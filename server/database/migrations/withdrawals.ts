import { sql, type Kysely, type SchemaModule } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../ledgerTriggers.ts';

/** Adds what a withdrawal needs on its way to the bank, and the figures of each month. */
export const withdrawals: Migration = {
  async up(db: Kysely<never>) {
    for (const column of [
      'client_ref',
      'payee_json',
      'sealed_details',
      'batch_id',
      'reason_code',
    ] as const) {
      await db.schema.alterTable('withdrawals').addColumn(column, 'text').execute();
    }
    await createIndexes(db.schema);
    await createTables(db.schema);
    await recordPastEvents(db);
    await sumPastMonths(db);
  },
};

async function createIndexes(schema: SchemaModule): Promise<void> {
  const indexes = {
    withdrawals_newest: ['account_id', 'requested_at', 'id'],
    withdrawals_newest_by_state: ['account_id', 'state', 'requested_at', 'id'],
    withdrawals_queue: ['state', 'requested_at'],
    withdrawals_batch: ['batch_id'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await schema.createIndex(name).on('withdrawals').columns(columns).execute();
  }
  // Idempotency keys are deleted after two days. This index prevents a second effect of the same key after that.
  await schema
    .createIndex('withdrawal_client_ref_once')
    .unique()
    .on('withdrawals')
    .columns(['account_id', 'client_ref'])
    .execute();
  await schema
    .createIndex('ledger_entries_transaction')
    .on('ledger_entries')
    .column('transaction_id')
    .execute();
  await schema
    .createIndex('ledger_transactions_ref')
    .on('ledger_transactions')
    .columns(['ref_kind', 'ref_id'])
    .execute();
}

async function createTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('withdrawal_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('withdrawal_id', 'text', (column) => column.notNull().references('withdrawals.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    // Lets a withdrawal enter each state only once, so that nothing is paid or credited back twice.
    .addUniqueConstraint('withdrawal_state_once', ['withdrawal_id', 'state'])
    .execute();
  await schema
    .createTable('payout_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('payments', 'integer', (column) => column.notNull())
    .addColumn('sum', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('withdrawal_holds')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('ledger_months')
    .addColumn('ledger_account_id', 'text', (column) =>
      column.notNull().references('ledger_accounts.id'),
    )
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_month_once', [
      'ledger_account_id',
      'month',
      'type',
      'brand_id',
    ])
    .execute();
}

async function recordPastEvents(db: Kysely<never>): Promise<void> {
  const states = {
    requested: sql`true`,
    processing: sql`processed_at is not null`,
    paid: sql`paid_at is not null`,
    failed: sql`state = 'failed'`,
    cancelled: sql`state = 'cancelled'`,
  };
  const times = {
    requested: 'requested_at',
    processing: 'processed_at',
    paid: 'paid_at',
    failed: 'ended_at',
    cancelled: 'ended_at',
  };
  for (const [state, condition] of Object.entries(states)) {
    const at = sql.ref(times[state as keyof typeof times]);
    await sql`insert into withdrawal_events (id, withdrawal_id, state, actor, at, note)
      select id || ${`:${state}`}, id, ${sql.lit(state)}, 'migration', coalesce(${at}, requested_at), ''
      from withdrawals where ${condition}`.execute(db);
  }
}

async function sumPastMonths(db: Kysely<never>): Promise<void> {
  const month = isPostgres(db)
    ? sql`to_char(to_timestamp(entry.at / 1000.0) at time zone 'UTC', 'YYYY-MM')`
    : sql`strftime('%Y-%m', entry.at / 1000, 'unixepoch')`;
  await sql`insert into ledger_months (ledger_account_id, month, type, brand_id, amount)
    select entry.ledger_account_id, ${month}, entry.type, coalesce(jobs.brand_id, ''), sum(entry.amount)
    from ledger_entries as entry
    join ledger_accounts on ledger_accounts.id = entry.ledger_account_id
    join ledger_transactions as posted on posted.id = entry.transaction_id
    left join jobs on posted.ref_kind = 'job' and jobs.id = posted.ref_id
    where ledger_accounts.account_id is not null
    group by 1, 2, 3, 4`.execute(db);
}
