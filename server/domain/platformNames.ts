import type { Platform } from '../../contract/schemas/shared.ts';

/** Names of the platforms, the same in every language. */
export const platformNames: Record<Platform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  lemon8: 'Lemon8',
  xiaohongshu: 'Xiaohongshu',
};
