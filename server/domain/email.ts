import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the form in which email addresses are stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns a condition for the account with this email address or id. */
export function hasEmailOrId(emailOrId: string) {
  return (row: ExpressionBuilder<Schema, 'accounts'>): Expression<SqlBool> =>
    row.or([
      row('accounts.email', '=', normalizeEmail(emailOrId)),
      row('accounts.id', '=', emailOrId),
    ]);
}
