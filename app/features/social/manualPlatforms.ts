/** Platforms without OAuth; a code in the bio verifies the account. */
export type ManualPlatform = 'lemon8' | 'xiaohongshu';

/** Pattern of profile links of each platform, and an example. */
export const profileLinks: Record<ManualPlatform, { pattern: RegExp; example: string }> = {
  lemon8: {
    pattern: /^(https?:\/\/)?(www\.)?lemon8-app\.com\/@?[A-Za-z0-9._-]{2,40}\/?([?#].*)?$/i,
    example: 'www.lemon8-app.com/@yourname',
  },
  xiaohongshu: {
    pattern:
      /^(https?:\/\/)?(www\.)?xiaohongshu\.com\/user\/profile\/[A-Za-z0-9]{6,40}\/?([?#].*)?$/i,
    example: 'www.xiaohongshu.com/user/profile/5f0a12b3',
  },
};

/** Returns whether a platform verifies accounts by a code in the bio. */
export function isManualPlatform(platform: string): platform is ManualPlatform {
  return platform in profileLinks;
}
