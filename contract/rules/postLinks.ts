import type { Platform } from './platforms.ts';

/**
 * Patterns of a platform's post links, for the whole link and in the syntax of the `v` flag, which browsers use for the
 * `pattern` of an input. Repetitions are bounded, so that no link makes a match slow (product.md §2.5).
 */
export const postLinkPatterns: Record<Platform, string> = {
  instagram: String.raw`https:\/\/(www\.)?instagram\.com\/((p|reel|tv)\/[\w\-]{1,64}|stories\/[\w.]{1,64}\/\d{1,32})\/?(\?.{0,1000})?`,
  tiktok: String.raw`https:\/\/((www\.|m\.)?tiktok\.com\/@[\w.\-]{1,64}\/(video|photo)\/\d{1,32}|(vm|vt)\.tiktok\.com\/\w{1,32})\/?(\?.{0,1000})?`,
  youtube: String.raw`https:\/\/((www\.|m\.)?youtube\.com\/(watch\?(.{0,500}&)?v=|shorts\/|live\/)|youtu\.be\/)[\w\-]{11}([?&\/].{0,1000})?`,
  facebook: String.raw`https:\/\/((www\.|m\.|web\.)?facebook\.com|fb\.watch)\/.{1,1000}`,
  lemon8: String.raw`https:\/\/(www\.)?lemon8-app\.com\/@?[\w.\-]{1,64}\/\d{1,32}\/?(\?.{0,1000})?`,
  xiaohongshu: String.raw`https:\/\/((www\.)?xiaohongshu\.com\/(explore|discovery\/item)\/[0-9a-f]{24}|(www\.)?xhslink\.com\/[\w\/\-]{1,64})\/?(\?.{0,1000})?`,
};

/** Maximum length of a caption per platform, in characters (product.md §2.5). */
export const captionLimits: Record<Platform, number> = {
  instagram: 2200,
  tiktok: 2200,
  youtube: 5000,
  facebook: 63_206,
  lemon8: 2000,
  xiaohongshu: 1000,
};

/** Returns whether a link is a public post on a platform. */
export function isPostLink(platform: Platform, link: string): boolean {
  return new RegExp(`^(?:${postLinkPatterns[platform]})$`, 'v').test(link);
}
