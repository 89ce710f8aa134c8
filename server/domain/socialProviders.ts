import type { ManualPlatform } from '../../contract/rules/profileLinks.ts';
import type { OAuthFlowType, SignInProvider } from '../../contract/rules/platforms.ts';

/** A user's profile at a provider; `engagement` in hundredths of a percent. */
export type SocialProfile = {
  /** The provider's permanent and unique id of the user; nothing else identifies one. */
  subject: string;
  /** Empty if nothing of it is visible. */
  name: string;
  handle: string;
  profileUrl: string;
  avatarUrl: string | null;
  email: string | null;
  /** Whether the provider states that it verified the address. */
  isEmailVerified: boolean;
  followers: number | null;
  engagement: number | null;
  /** Whether it is a personal account, whose figures the provider does not share. */
  isPersonal: boolean;
};

/** The tokens of an OAuth grant, and when the refresh token expires, or the access token if there is no refresh token (null: never). */
export type OAuthGrant = {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: number | null;
};

/** What an exchanged code gives access to. */
export type ProviderAccount = { profile: SocialProfile; grant: OAuthGrant };

/** The parameters of one authorization request, needed again to exchange its code. */
export type AuthorizationRequest = {
  type: OAuthFlowType;
  state: string;
  /** PKCE code verifier. */
  verifier: string;
  redirectUri: string;
};

/** An OAuth provider that this installation has a client for. */
export type OAuthProvider = {
  name: SignInProvider;
  /** Returns the URL of the provider's consent page. */
  getAuthorizationUrl(request: AuthorizationRequest): string;
  /**
   * Exchanges a code and fetches the profile. Throws a DomainError with the server's own message, whatever the provider
   * responded. `now` is the business time, which the grant's expiry counts from.
   */
  exchangeCode(request: AuthorizationRequest, code: string, now: number): Promise<ProviderAccount>;
  /**
   * Fetches the profile again, with a new access token if the stored one has expired. Returns null if the provider no longer accepts the
   * grant; throws a DomainError if it does not respond.
   */
  fetchAgain(grant: OAuthGrant, now: number): Promise<ProviderAccount | null>;
};

/** An account on a platform without OAuth. */
export type ManualAccount = { platform: ManualPlatform; handle: string; profileUrl: string };

/** The social platforms of this installation. */
export type SocialProviders = {
  /** Providers that users can sign in with. */
  available: readonly SignInProvider[];
  /** Returns a provider; undefined if it is not available. `origin` is ours, as the browser sees it. */
  find(name: SignInProvider, origin: string): OAuthProvider | undefined;
  /** Returns the address of the page that shows the bio of an account. */
  getBioUrl(account: ManualAccount): string;
  /** Fetches the page with the bio of an account; throws if it cannot be read. */
  fetchBio(account: ManualAccount): Promise<string>;
};
