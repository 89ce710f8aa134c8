import { z } from 'zod';
import type { SignInProvider } from '../../contract/rules/platforms.ts';
import { textSchema } from '../../contract/schemas/text.ts';
import { toAccountName } from '../domain/accounts/toAccountName.ts';
import type { SocialProfile } from '../domain/socialProviders.ts';

/** What differs between providers; the rest is OAuth 2.0 as specified. */
export type ProviderDefinition = {
  name: SignInProvider;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** The parameter that holds the client id. */
  clientParameter: 'client_id' | 'client_key';
  scopeSeparator: ' ' | ',';
  /** `basic` to sign in; `full`, with audience figures, to sign up and to connect. */
  scopes: { basic: string[]; full: string[] };
  /** Scopes that a user can untick and that a connection cannot do without. */
  requiredScopes: string[];
  /** Encoding of the PKCE challenge: TikTok documents hexadecimal, the others follow RFC 7636. */
  challengeEncoding: 'base64url' | 'hex';
  /** Further parameters of an authorization request with full scopes. */
  extraParameters: Record<string, string>;
  /** Where a token of one hour is exchanged for one of sixty days. */
  tokenExtension?: { url: string; grantType: string; tokenParameter: string };
  /** Where the profile is read. */
  profileUrls: { basic: string[]; full: string[] };
  /** Reads the responses of `profileUrls`, in order; throws if one is not as documented. */
  readProfile: (responses: unknown[]) => SocialProfile;
};

/** A profile before a provider has filled it in. */
export const emptyProfile = {
  avatarUrl: null,
  email: null,
  isEmailVerified: false,
  followers: null,
  engagement: null,
  isPersonal: false,
};

/** Bounded schemas for what providers respond. */
export const text = z.string().max(2000);
export const shortText = textSchema(200);
/** The name of a person or a channel, converted to an account name; empty if nothing visible is left. */
export const displayName = text.transform((name) => toAccountName(name) ?? '');
/** The id of a user. Numbers beyond 2^53 are refused, because they are rounded, and two users could have the same one. */
export const subject = z.union([z.string().min(1).max(200), z.int().transform(String)]);
export const count = z.coerce.number().int().min(0).max(1e12);
/** An https address; anything else counts as missing. */
export const httpsUrl = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .optional()
  .catch(undefined);

/** Returns the mean of reactions per post as a share of the followers, in hundredths of a percent; null if unknown. */
export function engagementRate(reactions: number[], followers = 0): number | null {
  if (reactions.length === 0 || followers === 0) return null;
  const mean = reactions.reduce((sum, one) => sum + one, 0) / reactions.length;
  return Math.min(Math.round((mean / followers) * 10_000), 10_000);
}
