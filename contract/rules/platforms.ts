/** The six social platforms of the specification, in their standard order. */
export const platforms = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'lemon8',
  'xiaohongshu',
] as const;
/** One of the six social platforms. */
export type Platform = (typeof platforms)[number];

/** Names of the platforms in texts of the server, the same in every language. */
export const platformNames: Record<Platform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  lemon8: 'Lemon8',
  xiaohongshu: 'Xiaohongshu',
};

/** Platforms whose API does not return audience figures. Older connections may still have some. */
export const platformsWithoutFigures: readonly Platform[] = ['facebook'];

/** The providers that users can sign in with. */
export const signInProviders = ['facebook', 'instagram', 'youtube', 'tiktok'] as const;
/** A provider that users can sign in with. */
export type SignInProvider = (typeof signInProviders)[number];

/** What an OAuth flow is for; part of its redirect URI. */
export const oauthFlowTypes = ['signin', 'signup', 'connect'] as const;
/** What an OAuth flow is for. */
export type OAuthFlowType = (typeof oauthFlowTypes)[number];
