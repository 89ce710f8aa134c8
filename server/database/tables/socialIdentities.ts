import type { Platform } from '../../../contract/rules/platforms.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

/** A user at a provider who may sign in to the account, or who has proved to own the connected profile. Belongs to one account. */
export const socialIdentities = defineTable({
  about: 'Accounts of providers that sign in.',
  section: 'sign_in_identities',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    id: text(),
    account_id: text(),
    provider: text<Platform>(),
    /** Id of the user at the provider; unique per provider. */
    subject: text(),
    created_at: time(),
  },
});
