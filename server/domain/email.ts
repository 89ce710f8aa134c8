import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns the form in which email addresses are stored and looked up: Unicode's form NFKC in lower case, so that full-width letters and
 * ligatures, which look the same, belong to the same account.
 */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/** Returns a condition for the account with this email address or id. */
export function hasEmailOrId(emailOrId: string) {
  return (row: ExpressionBuilder<Schema, 'accounts'>): Expression<SqlBool> =>
    row.or([
      row('accounts.email', '=', normalizeEmail(emailOrId)),
      row('accounts.id', '=', emailOrId),
    ]);
}
