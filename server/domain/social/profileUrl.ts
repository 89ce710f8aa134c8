import { profileLinks, type ManualPlatform } from '../../../contract/rules/profileLinks.ts';

/**
 * Normalises the address of a profile page; null if it is not on the platform or not of this handle. The server
 * requests this address (SSRF), so it consists of our origin and of a plain path.
 */
export function normalizeProfileUrl(
  platform: ManualPlatform,
  handle: string,
  given: string,
): string | null {
  const { origin, pattern } = profileLinks[platform];
  const [, path = '', owner = handle] = pattern.exec(given) ?? [];
  if (owner.toLowerCase() !== handle.toLowerCase()) return null;
  // No match, or a path of dots, which would be another page.
  return path !== '' && new URL(path, origin).pathname === path ? origin + path : null;
}
