import { sql, type SchemaModule } from 'kysely';

/** Creates accounts, connected accounts, sessions and payout methods. */
export async function createAccountTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('password_hash', 'text')
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('phone_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('avatar_url', 'text')
    .addColumn('country', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('profile_complete', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('review_submitted_at', 'bigint')
    .addColumn('review_expected_by', 'bigint')
    .addColumn('review_outcome', 'text')
    .addColumn('review_reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'account_state_known',
      sql`state in ('pending_profile', 'in_review', 'approved', 'rejected', 'suspended')`,
    )
    .execute();
  await schema
    .createTable('social_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('profile_url', 'text', (column) => column.notNull())
    .addColumn('followers', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('engagement', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('verified_by', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addColumn('synced_at', 'bigint')
    .addColumn('problem', 'text')
    .addUniqueConstraint('social_account_once', ['account_id', 'provider'])
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('login_with', 'text', (column) => column.notNull())
    .addColumn('login_provider', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_seen').on('sessions').column('seen_at').execute();
  await schema
    .createTable('payout_methods')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('bank_name', 'text')
    .addColumn('last4', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('locked_until', 'bigint')
    .addUniqueConstraint('payout_method_once', ['account_id'])
    .execute();
}
