import type { Kysely, SchemaModule } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the tables of social sign-in; makes `followers` and `engagement` of connected accounts nullable and adds `avatar_url`. */
export const socialAccounts: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db;
    await rebuildSocialAccounts(db as unknown as Kysely<Rows>);
    await schema
      .createTable('oauth_flows')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
      .addColumn('return_address', 'text', (column) => column.notNull())
      .addColumn('verifier', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('answer', 'text')
      .execute();
    await schema.createIndex('oauth_flows_age').on('oauth_flows').column('created_at').execute();
    await schema
      .createTable('social_identities')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('social_identity_once', ['provider', 'subject'])
      .addUniqueConstraint('social_identity_of_account', ['account_id', 'provider'])
      .execute();
    await createGrantsAndChecks(schema);
    await createDemoTables(schema);
  },
};

type Rows = Record<'social_accounts' | 'social_accounts_new', Record<string, unknown>>;

// Copies all columns but `avatar_url`, which is new.
const copiedColumns = [
  'id',
  'account_id',
  'provider',
  'status',
  'handle',
  'profile_url',
  'followers',
  'engagement',
  'verified_by',
  'connected_at',
  'synced_at',
  'problem',
];

// Creates a new table in both databases, because SQLite cannot make a column nullable.
async function rebuildSocialAccounts(db: Kysely<Rows>): Promise<void> {
  await db.schema
    .createTable('social_accounts_new')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('profile_url', 'text', (column) => column.notNull())
    .addColumn('avatar_url', 'text')
    .addColumn('followers', 'bigint')
    .addColumn('engagement', 'integer')
    .addColumn('verified_by', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addColumn('synced_at', 'bigint')
    .addColumn('problem', 'text')
    .addUniqueConstraint('social_account_of_account', ['account_id', 'provider'])
    .execute();
  await db
    .insertInto('social_accounts_new')
    .columns(copiedColumns)
    .expression((row) => row.selectFrom('social_accounts').select(copiedColumns))
    .execute();
  await db.schema.dropTable('social_accounts').execute();
  await db.schema.alterTable('social_accounts_new').renameTo('social_accounts').execute();
}

async function createGrantsAndChecks(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('social_grants')
    .addColumn('social_account_id', 'text', (column) =>
      column.primaryKey().references('social_accounts.id').onDelete('cascade'),
    )
    .addColumn('access_token', 'text', (column) => column.notNull())
    .addColumn('refresh_token', 'text')
    .addColumn('expires_at', 'bigint')
    .execute();
  await schema
    .createTable('bio_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('bio_check_once', ['account_id', 'provider'])
    .execute();
}

async function createDemoTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('demo_grants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('return_address', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema
    .createTable('demo_bios')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}
