import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Account = { id: string; email: string };

/**
 * Stores email addresses in the form in which they are looked up: earlier versions kept full-width letters and ligatures, and would not find
 * these accounts again. An address that another account has in that form stays as it is, and the audit reports it.
 */
export const emailForms: Migration = {
  async up(db: Kysely<never>) {
    // Only characters of several bytes have other forms.
    const { rows } = await sql<Account>`select id, email from accounts
      where octet_length(email) > length(email) order by created_at, id`.execute(db);
    for (const { id, email } of rows) {
      const normalized = email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
      if (normalized !== email) await replaceEmail(db, { id, email }, normalized);
    }
  },
};

async function replaceEmail(
  db: Kysely<never>,
  { id, email }: Account,
  normalized: string,
): Promise<void> {
  const { rows: others } = await sql`select id from accounts where email = ${normalized}`.execute(
    db,
  );
  if (others.length > 0) return;
  await sql`update accounts set email = ${normalized} where id = ${id}`.execute(db);
  // Mails to the former form still belong to the person.
  await sql`insert into former_contacts (account_id, contact, ended_at)
    values (${id}, ${email}, ${Date.now()}) on conflict do nothing`.execute(db);
}
