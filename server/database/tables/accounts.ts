import type { AccountState } from '../../../contract/rules/states.ts';
import { defineTable, flag, json, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

export const accounts = defineTable({
  about: 'The account: name, contacts, settings and state.',
  section: 'account',
  isSingle: true,
  belongsTo: accountColumn('id'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    state: text<AccountState>().keep('decides what is allowed; an erased account is suspended'),
    name: text().eraseTo(''),
    email: text().orNull().eraseTo(null),
    email_verified: flag().default(0).eraseTo(0),
    password_hash: text().orNull().eraseTo(null).secret('hash of the password'),
    phone: text().orNull().eraseTo(null),
    phone_verified: flag().default(0).eraseTo(0),
    avatar_url: text().orNull().eraseTo(null),
    country: text().orNull().eraseTo(null),
    locale: text().eraseTo('en'),
    currency: text().keep(accounting),
    timezone: text().eraseTo('UTC'),
    profile_complete: flag().default(0).eraseTo(0),
    review_submitted_at: time().orNull().eraseTo(null),
    review_expected_by: time().orNull().eraseTo(null),
    review_outcome: text<'rejected' | 'suspended' | 'needs_changes'>().orNull().eraseTo(null),
    /** Text for the user: why the staff decided so. */
    review_reason: text().orNull().eraseTo(null),
    created_at: time().keep('beginning of the contract'),
    starred_json: json().default('[]').eraseTo('[]'),
  },
});
