import type { OAuthFlowType, SignInProvider } from '../../../contract/rules/platforms.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const oauthFlows = defineTable({
  about: 'Sign-ins with a provider that have begun.',
  section: 'oauth_flows',
  omitted: 'secrets that are deleted within hours',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    /** SHA-256 of the state, which only the browser has. */
    id: text(),
    provider: text<SignInProvider>(),
    type: text<OAuthFlowType>(),
    /** SHA-256 of the secret in the browser's cookie. */
    browser: text(),
    /** The account that connects; null to sign in or up. */
    account_id: text().orNull(),
    /** Redirect URI. */
    return_address: text(),
    /** PKCE verifier, encrypted. */
    verifier: text(),
    created_at: time(),
    used_at: time().orNull(),
    /** Outcome of the flow for repeated callbacks, encrypted. */
    answer: text().orNull(),
  },
});
