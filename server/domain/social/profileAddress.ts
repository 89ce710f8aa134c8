/** The platforms without a sign-in for other sites. */
export type ManualPlatform = 'lemon8' | 'xiaohongshu';

const hosts: Record<ManualPlatform, readonly string[]> = {
  lemon8: ['www.lemon8-app.com', 'lemon8-app.com'],
  xiaohongshu: ['www.xiaohongshu.com', 'xiaohongshu.com'],
};

const paths: Record<ManualPlatform, (handle: string) => RegExp> = {
  lemon8: (handle) => new RegExp(`^/@?${escape(handle)}/?$`, 'i'),
  // Profiles there have a number of their own, not the handle.
  xiaohongshu: () => /^\/user\/profile\/[A-Za-z0-9]{6,40}\/?$/,
};

/**
 * The address of a profile page in one form, or null where it is not on the platform or not of this handle. We
 * will call this address, so that only https, known hosts and plain paths pass.
 */
export function profileAddress(
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
  return handle.replace(/[.\-]/g, '\\$&');
}
