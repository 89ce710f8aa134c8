import type { Platform } from '../../contract/shared.ts';
import type { RoundTrip, SignProvider } from '../../contract/social.ts';

/** Social sign-in: round trips to providers, who is whom there, and what they granted. */
export type SocialTables = {
  oauth_flows: {
    /** SHA-256 of the state; the state itself is known to the browser only. */
    id: string;
    provider: SignProvider;
    type: RoundTrip;
    /** SHA-256 of the cookie of the browser that began. */
    browser: string;
    /** Whose account is being connected; null for signing in and up. */
    account_id: string | null;
    /** Where the provider was told to return to. */
    return_address: string;
    /** PKCE verifier, sealed. */
    verifier: string;
    created_at: number;
    used_at: number | null;
    /** What the finish answered, sealed, for its twins. */
    answer: string | null;
  };
  social_identities: {
    id: string;
    account_id: string;
    provider: Platform;
    /** Who it is at the provider; with the provider it is unique. */
    subject: string;
    created_at: number;
  };
  social_grants: {
    social_account_id: string;
    /** Tokens, sealed. */
    access_token: string;
    refresh_token: string | null;
    /** When the grant lapses; null where only the owner ends it. */
    expires_at: number | null;
  };
  bio_checks: {
    id: string;
    account_id: string;
    provider: Platform;
    code: string;
    expires_at: number;
  };
  demo_grants: {
    /** SHA-256 of the authorisation code. */
    id: string;
    provider: SignProvider;
    client_id: string;
    return_address: string;
    challenge: string;
    /** The person as JSON. */
    person: string;
    /** SHA-256 of the access token. */
    token: string | null;
    created_at: number;
    used_at: number | null;
  };
  demo_bios: {
    id: string;
    text: string;
  };
};
