import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { normalizeEmail } from '../session/signIn.ts';

/** Whether an account is the one that an operator names: by its address or, where it has none, its id. */
export function isWho(who: string) {
  return (row: ExpressionBuilder<Schema, 'accounts'>): Expression<SqlBool> =>
    row.or([row('accounts.email', '=', normalizeEmail(who)), row('accounts.id', '=', who)]);
}
