/** The platforms without OAuth, which users connect by a code in their bio. */
export type ManualPlatform = 'lemon8' | 'xiaohongshu';

const hosts: Record<ManualPlatform, readonly string[]> = {
  lemon8: ['www.lemon8-app.com', 'lemon8-app.com'],
  xiaohongshu: ['www.xiaohongshu.com', 'xiaohongshu.com'],
};

const paths: Record<ManualPlatform, (handle: string) => RegExp> = {
  lemon8: (handle) => new RegExp(`^/@?${escape(handle)}/?$`, 'i'),
  // Profile addresses there contain a number instead of the handle.
  xiaohongshu: () => /^\/user\/profile\/[A-Za-z0-9]{6,40}\/?$/,
};

/** Whether a platform is connected by a code in the bio. */
export function isManualPlatform(platform: string): platform is ManualPlatform {
  return Object.hasOwn(hosts, platform);
}

/**
 * Normalises the address of a profile page; null if it is not on the platform or not of this handle. The server
 * requests this address (SSRF), so only https, known hosts and plain paths are allowed.
 */
export function normalizeProfileUrl(
  platform: ManualPlatform,
  handle: string,
  given: string,
): string | null {
  const text = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!isPlain || !hosts[platform].includes(url.hostname)) return null;
  if (!paths[platform](handle).test(url.pathname)) return null;
  return `https://${hosts[platform][0]}${url.pathname.replace(/\/$/, '')}`;
}

function escape(handle: string): string {
  return handle.replace(/[.-]/g, '\\$&');
}
