import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of replaced email addresses and phone numbers. */
export const formerContacts: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table former_contacts (
      account_id text not null references accounts (id),
      contact text not null,
      ended_at bigint not null,
      primary key (account_id, contact)
    )`.execute(db);
  },
};
