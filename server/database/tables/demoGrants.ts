import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { defineTable, text, time } from '../defineTable.ts';

/** Sign-ins with the fake provider of the demo. */
export const demoGrants = defineTable({
  notPersonal: 'made-up people of the demo',
  columns: {
    /** SHA-256 of the authorization code. */
    id: text(),
    provider: text<SignInProvider>(),
    client_id: text(),
    return_address: text(),
    challenge: text(),
    /** The person as JSON. */
    person: text(),
    /** SHA-256 of the access token. */
    token: text().orNull(),
    created_at: time(),
    used_at: time().orNull(),
  },
});
