import type { RoundTrip, SignProvider } from '../contract/social.ts';

/** What differs between providers; the rest is OAuth 2.0 as written. */
export type ProviderFacts = {
  issuer: string;
  authorization: string;
  token: string;
  /** How the provider calls the id of a client. */
  clientParameter: 'client_id' | 'client_key';
  separator: ' ' | ',';
  /** What is asked for: little to sign in, audience figures as well to join and to connect. */
  scopes: { basic: string[]; full: string[] };
  /** Permissions that a person can untick and without which a connection is of no use. */
  needed: string[];
  /** How the PKCE challenge is written: TikTok documents hexadecimal, all others follow RFC 7636. */
  challenge: 'base64url' | 'hex';
  /** Further parameters of the authorisation request that asks for all. */
  parameters: Record<string, string>;
  /** Where a token of an hour is exchanged for one of sixty days. */
  extension?: { address: string; grantType: string; tokenParameter: string };
  /** Where the profile is read. */
  profile: { basic: string[]; full: string[] };
};

const graph = 'https://graph.facebook.com/v23.0';
const google = 'https://openidconnect.googleapis.com/v1/userinfo';
const channels =
  'https://www.googleapis.com/youtube/v3/channels?part=snippet,statistics&mine=true&maxResults=1';
const youtubeScope = 'https://www.googleapis.com/auth/youtube.readonly';
const tiktokUser =
  'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name,avatar_url';
const facebookMe = `${graph}/me?fields=id,name,email,picture.type(large)`;
const instagramMe =
  'https://graph.instagram.com/v23.0/me?fields=user_id,username,name,account_type,profile_picture_url,followers_count,media.limit(12){like_count,comments_count}';

/** The four providers, as their documentation describes them. */
export const providerFacts: Record<SignProvider, ProviderFacts> = {
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: `${graph}/oauth/access_token`,
    clientParameter: 'client_id',
    separator: ',',
    scopes: { basic: ['public_profile', 'email'], full: ['public_profile', 'email'] },
    needed: [],
    challenge: 'base64url',
    parameters: {},
    extension: {
      address: `${graph}/oauth/access_token`,
      grantType: 'fb_exchange_token',
      tokenParameter: 'fb_exchange_token',
    },
    profile: { basic: [facebookMe], full: [facebookMe] },
  },
  instagram: {
    issuer: 'https://www.instagram.com',
    authorization: 'https://www.instagram.com/oauth/authorize',
    token: 'https://api.instagram.com/oauth/access_token',
    clientParameter: 'client_id',
    separator: ',',
    scopes: { basic: ['instagram_business_basic'], full: ['instagram_business_basic'] },
    needed: ['instagram_business_basic'],
    challenge: 'base64url',
    parameters: {},
    extension: {
      address: 'https://graph.instagram.com/access_token',
      grantType: 'ig_exchange_token',
      tokenParameter: 'access_token',
    },
    profile: { basic: [instagramMe], full: [instagramMe] },
  },
  youtube: {
    issuer: 'https://accounts.google.com',
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    clientParameter: 'client_id',
    separator: ' ',
    scopes: {
      basic: ['openid', 'email', 'profile'],
      full: ['openid', 'email', 'profile', youtubeScope],
    },
    needed: [youtubeScope],
    challenge: 'base64url',
    // Without both there is no refresh token from the second consent on.
    parameters: { access_type: 'offline', prompt: 'consent' },
    profile: { basic: [google], full: [google, channels] },
  },
  tiktok: {
    issuer: 'https://www.tiktok.com',
    authorization: 'https://www.tiktok.com/v2/auth/authorize/',
    token: 'https://open.tiktokapis.com/v2/oauth/token/',
    clientParameter: 'client_key',
    separator: ',',
    scopes: {
      basic: ['user.info.basic'],
      full: ['user.info.basic', 'user.info.profile', 'user.info.stats'],
    },
    needed: ['user.info.profile', 'user.info.stats'],
    challenge: 'hex',
    parameters: {},
    profile: {
      basic: [tiktokUser],
      full: [`${tiktokUser},username,profile_deep_link,follower_count,likes_count,video_count`],
    },
  },
};

/** Whether a round trip asks for little or for audience figures as well. */
export function extentOf(type: RoundTrip): 'basic' | 'full' {
  return type === 'signin' ? 'basic' : 'full';
}
