import type { OAuthFlowType, Platform, SignInProvider } from '../../../contract/rules/platforms.ts';

/** Connected accounts, social identities, OAuth flows and the fake provider of the demo. */
export type SocialTables = {
  social_accounts: {
    id: string;
    account_id: string;
    provider: Platform;
    status: 'connected' | 'expired' | 'pending_verification' | 'failed';
    handle: string;
    profile_url: string;
    avatar_url: string | null;
    followers: number | null;
    /** Engagement in hundredths of a percent. */
    engagement: number | null;
    verified_by: 'oauth' | 'bio_code';
    connected_at: number;
    synced_at: number | null;
    /** `lapsed` if the permission at the provider has ended. */
    problem: 'lapsed' | null;
  };
  /** A user at a provider who may sign in to the account, or who has proved to own the connected profile. Belongs to one account. */
  social_identities: {
    id: string;
    account_id: string;
    provider: Platform;
    /** Id of the user at the provider; unique per provider. */
    subject: string;
    created_at: number;
  };
  social_grants: {
    social_account_id: string;
    /** Encrypted, like the refresh token. */
    access_token: string;
    refresh_token: string | null;
    /** When the refresh token expires, or the access token if there is no refresh token; null if it does not expire. */
    expires_at: number | null;
  };
  bio_checks: {
    id: string;
    account_id: string;
    provider: Platform;
    code: string;
    expires_at: number;
  };
  oauth_flows: {
    /** SHA-256 of the state, which only the browser has. */
    id: string;
    provider: SignInProvider;
    type: OAuthFlowType;
    /** SHA-256 of the secret in the browser's cookie. */
    browser: string;
    /** The account that connects; null to sign in or up. */
    account_id: string | null;
    /** Redirect URI. */
    return_address: string;
    /** PKCE verifier, encrypted. */
    verifier: string;
    created_at: number;
    used_at: number | null;
    /** Outcome of the flow for repeated callbacks, encrypted. */
    answer: string | null;
  };
  demo_grants: {
    /** SHA-256 of the authorization code. */
    id: string;
    provider: SignInProvider;
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
    /** Platform and handle in lower case, e.g. `lemon8/jonas.out`. */
    id: string;
    text: string;
  };
};
