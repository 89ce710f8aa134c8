import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates profiles and profile pictures; adds the encrypted details of payout methods. */
export const profiles: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('profiles')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('legal_name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('birth_year', 'integer')
      .addColumn('gender', 'text')
      .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('languages_json', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('categories_json', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('bio', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('rates_json', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('shipping_json', 'text')
      .addColumn('email_updates', 'text', (column) => column.notNull().defaultTo('instant'))
      .addColumn('deadline_reminders', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createTable('avatars')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().unique().references('accounts.id'),
      )
      .addColumn('webp', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.alterTable('payout_methods').addColumn('bank_code', 'text').execute();
    await schema.alterTable('payout_methods').addColumn('sealed_details', 'text').execute();
    await schema.alterTable('payout_methods').addColumn('changed_at', 'bigint').execute();
  },
};
