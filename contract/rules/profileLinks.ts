/** Pattern of a handle, with or without `@`; phones add a blank at the end. */
export const handlePattern = /^\s*@?[A-Za-z0-9._-]{2,40}\s*$/;

/** Maximum length of the address of a profile. */
export const profileLinkMaxLength = 500;

/** A platform without OAuth, on which a code in the bio verifies an account. */
export type ManualPlatform = 'lemon8' | 'xiaohongshu';

/**
 * The profile addresses of each platform without OAuth. The pattern captures the path and the handle; Xiaohongshu's addresses have a number
 * instead of a handle.
 */
export const profileLinks: Record<
  ManualPlatform,
  { origin: string; pattern: RegExp; example: string }
> = {
  lemon8: {
    origin: 'https://www.lemon8-app.com',
    pattern:
      /^\s*(?:https?:\/\/)?(?:www\.)?lemon8-app\.com(\/@?([A-Za-z0-9._-]{2,40}))\/?(?:[?#].*)?\s*$/i,
    example: 'www.lemon8-app.com/@yourname',
  },
  xiaohongshu: {
    origin: 'https://www.xiaohongshu.com',
    pattern:
      /^\s*(?:https?:\/\/)?(?:www\.)?xiaohongshu\.com(\/user\/profile\/[A-Za-z0-9]{6,40})\/?(?:[?#].*)?\s*$/i,
    example: 'www.xiaohongshu.com/user/profile/5f0a12b3',
  },
};

/** Returns whether a platform verifies accounts by a code in the bio. */
export function isManualPlatform(platform: string): platform is ManualPlatform {
  return Object.hasOwn(profileLinks, platform);
}
