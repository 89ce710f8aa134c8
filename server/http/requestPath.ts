import type { FastifyRequest } from 'fastify';

/** Returns the path of a request as it was sent, without its query. */
export function getPath({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/** Returns whether a path is a folder at the root or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  return path === `/${folder}` || path.startsWith(`/${folder}/`);
}

/**
 * Returns whether a path is written in the only way that the server accepts: absolute, without dot segments, backslashes,
 * fragments or escapes of characters that need none. The router matches the decoded path: a check of the raw text could miss a
 * request for a route that is written in another way.
 */
export function isCanonicalPath(path: string): boolean {
  // Refuses escaped percent signs, because a proxy may have decoded the path once before the router does.
  if (path.includes('%25')) return false;
  try {
    const normalized = encodeURI(decodeURIComponent(path));
    return normalized === path && new URL(path, 'http://localhost').pathname === path;
  } catch {
    return false;
  }
}
