import type { AccountState } from '../../../contract/rules/states.ts';
import { defineTable, json, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

/** Accounts that are being closed or were erased; until the erasure, their state is `suspended`. */
export const accountClosings = defineTable({
  about: 'That the account is being closed, or was.',
  section: 'closing',
  isSingle: true,
  belongsTo: accountColumn(),
  erasure: 'change',
  columns: {
    account_id: text().keep(key),
    /** The state to which the account returns if its owner reopens it. */
    former_state: text<AccountState>().keep('shows that the account was closed'),
    actor: text<'publisher' | 'staff'>().keep('shows who closed the account'),
    /** The amounts that the owner has agreed to give up, as JSON by currency. */
    gives_up_json: json().keep(accounting).describe('minor units by currency'),
    requested_at: time().keep('shows when the account was closed'),
    /** Time from which the account is erased. */
    closes_at: time().keep('shows when the account was closed'),
    /** Time at which it was erased; null before. */
    closed_at: time().orNull().keep('shows when the account was closed'),
  },
});
