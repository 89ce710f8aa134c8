import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns the form in which email addresses are stored and looked up: Unicode's form NFKC in lower case, so that full-width letters and
 * ligatures, which look the same, belong to the same account.
 */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

// The scripts whose letters look alike, such as the a of Latin and Cyrillic.
const alikeScripts = ['Latin', 'Cyrillic', 'Greek', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * Returns whether a part of an email address between dots has letters of several scripts that look alike, so that it could be mistaken for
 * another address.
 */
export function mixesScripts(email: string): boolean {
  return email
    .split(/[@.]/)
    .some((label) => alikeScripts.filter((script) => script.test(label)).length > 1);
}

/** Returns a condition for the account with this email address or id. */
export function hasEmailOrId(emailOrId: string) {
  return (row: ExpressionBuilder<Schema, 'accounts'>): Expression<SqlBool> =>
    row.or([
      row('accounts.email', '=', normalizeEmail(emailOrId)),
      row('accounts.id', '=', emailOrId),
    ]);
}
