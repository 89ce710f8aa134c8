import { defineTable, text, time } from '../defineTable.ts';
import { parentColumn } from '../personalRows.ts';

export const socialGrants = defineTable({
  about: 'Tokens for connected accounts.',
  section: 'social_grants',
  omitted: 'secrets that give access to the connected accounts',
  belongsTo: parentColumn('social_account_id', 'social_accounts'),
  erasure: 'delete',
  columns: {
    social_account_id: text(),
    /** Encrypted, like the refresh token. */
    access_token: text().secret('token'),
    refresh_token: text().orNull().secret('token'),
    /** When the refresh token expires, or the access token if there is no refresh token; null if it does not expire. */
    expires_at: time().orNull(),
  },
});
