import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { normalizeEmail } from '../email.ts';

/** An account that no sign-in finds by its email address, because another account has the same address in the usual form. */
export type HiddenAccount = { id: string; sameAs: string };

/** Finds the accounts whose email address is stored in another form than the one in which addresses are looked up. */
export async function findHiddenAccounts(db: Database): Promise<HiddenAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    // Only characters of several bytes have other forms.
    .where(sql<boolean>`octet_length(email) > length(email)`)
    .execute();
  const hidden: HiddenAccount[] = [];
  for (const { id, email } of rows) {
    const normalized = normalizeEmail(email ?? '');
    if (normalized === email) continue;
    const other = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', normalized)
      .executeTakeFirst();
    hidden.push({ id, sameAs: other?.id ?? 'none' });
  }
  return hidden;
}

/** Returns a sentence for operators about each of these accounts. */
export function describeHiddenAccounts(hidden: readonly HiddenAccount[]): string[] {
  return hidden.map(
    ({ id, sameAs }) =>
      `Account ${id} cannot sign in by email: account ${sameAs} has the same address in its usual form.`,
  );
}
