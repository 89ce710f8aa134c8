import type { Platform } from '../../../contract/rules/platforms.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const sessions = defineTable({
  about: 'The devices that are signed in.',
  section: 'devices',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    /** SHA-256 of the token, which only the browser has. */
    id: text().secret('digest of the session’s token'),
    account_id: text(),
    login_with: text<'email' | 'social'>(),
    login_provider: text<Platform>().orNull(),
    created_at: time(),
    seen_at: time(),
    /** Id of the device in the API; it does not authenticate. The server always fills it; the database does not require it. */
    public_id: text().orNull(),
    browser_name: text().orNull(),
    system_name: text().orNull(),
    /** Time when the user last proved to own the account: by signing in, or by a code to a verified contact. */
    proved_at: time().default(0),
  },
});
