import { parseUrl } from './parseUrl.ts';
import type { Platform } from './platforms.ts';
import { postAddresses, type Post } from './postAddresses.ts';

export type { Post } from './postAddresses.ts';

/** Maximum length of a caption per platform, in characters. */
export const captionLimits: Record<Platform, number> = {
  instagram: 2200,
  tiktok: 2200,
  youtube: 5000,
  facebook: 63_206,
  lemon8: 2000,
  xiaohongshu: 1000,
};

/** Maximum length of a pasted link. Apps share a link together with the caption of the post, so users paste both. */
export const pastedLinkMaxLength = 5000;

// Host prefixes for phones, countries and tools: `m.` or `de-de.` show the same post as the main host. A name and a dot must follow: the
// host `m.com` keeps its `m`.
const hostPrefixes =
  /^(?:(?:www|m|mobile|web|touch|mbasic|lite|l|lm|music|studio|consent|[a-z]{2}-[a-z]{2})\.)+(?=[^.]+\.)/;

// Query parameters with the address of another page, as in redirects to outside pages and on sign-in and consent pages.
const wrappingParameters = ['u', 'next', 'q', 'continue', 'redirect_url', 'redirectPath'];

// Characters at which a link in a text ends. Links from apps are ASCII; links copied from the address bar can have names in any script.
const linkEnds = /[\s<>"“”„«»‘’`|\\^{}()[\]「」『』【】《》〈〉、。，！？；…]+/u;
// Everything from the first character that is not visible ASCII.
const beyondAscii = /[^!-~].*$/su;
// Signs behind a link, such as the full stop of its sentence.
const trailingSigns = /[^\w/=-]+$/;

/**
 * Finds the post of a platform in a pasted text: the text is an address in any of the platform's forms, or contains one. Returns null if
 * there is no post, or more than one.
 */
export function findPost(platform: Platform, text: string): Post | null {
  const posts = new Map<string, Post>();
  for (const token of splitText(text)) {
    const post = readToken(platform, token);
    if (post && !posts.has(post.id)) posts.set(post.id, post);
  }
  const [only, second] = posts.values();
  return only && !second ? only : null;
}

/** Returns whether a text has a link to one public post on a platform. */
export function isPostLink(platform: Platform, text: string): boolean {
  return findPost(platform, text) !== null;
}

/** Returns the form in which a link is stored: the post's canonical address, or the text itself if it has no post. */
export function toPostLink(platform: Platform, text: string): string {
  return findPost(platform, text)?.url ?? text.trim();
}

/**
 * Returns whether a connected account published a post; null if the address does not show it. Facebook's addresses have names that the
 * connected account lacks, and Xiaohongshu's have a profile number instead.
 */
export function isPostBy(
  platform: Platform,
  { owner }: Post,
  account: { handle: string; profile_url: string },
): boolean | null {
  if (!owner || platform === 'facebook') return null;
  const name =
    platform === 'xiaohongshu'
      ? readLastPart(account.profile_url)
      : readUserName(platform, account.handle);
  return name ? name.toLowerCase() === owner.toLowerCase() : null;
}

function readLastPart(url: string): string | undefined {
  return parseUrl(url)?.pathname.split('/').findLast(Boolean);
}

// A handle without @ is the display name of an account that was connected by OAuth. Lemon8 has no OAuth, so its handles are names of users.
function readUserName(platform: Platform, handle: string): string | undefined {
  if (handle.startsWith('@')) return handle.slice(1);
  return platform === 'lemon8' ? handle : undefined;
}

/** Returns the parts of a text that may be links, each with a scheme. */
function splitText(text: string): string[] {
  return (
    text
      .slice(0, pastedLinkMaxLength)
      .normalize('NFKC')
      // Removes invisible characters, such as the direction marks in texts that apps share.
      .replace(/\p{Cf}/gu, '')
      .replaceAll('&amp;', '&')
      .split(linkEnds)
      .flatMap((token) => {
        const scheme = /https?:\/\//i.exec(token);
        if (scheme) return [token.slice(scheme.index)];
        // An address without a scheme: a host with a dot, and a path.
        const bare = /(?:^|[^\w.@/-])((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}\/.*)$/isu.exec(token);
        return bare?.[1] ? [`https://${bare[1]}`] : [];
      })
  );
}

/** Returns the post of a part of a text, without the signs and the text of other scripts that follow the link. */
function readToken(platform: Platform, token: string): Post | null {
  const ascii = token.replace(beyondAscii, '');
  // Only addresses on Facebook contain names in other scripts.
  const readings = ascii === token ? [token] : platform === 'facebook' ? [token, ascii] : [ascii];
  for (const reading of readings) {
    const post = readLink(platform, reading.replace(trailingSigns, ''));
    if (post) return post;
  }
  return null;
}

/** Returns the post of a link, or of the link in a parameter of a page that redirects to it. */
function readLink(platform: Platform, link: string, { isUnwrapped = false } = {}): Post | null {
  const url = parseUrl(link);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) {
    return null;
  }
  const { hosts, read } = postAddresses[platform];
  const host = url.hostname.replace(/\.$/, '').replace(hostPrefixes, '');
  if (!hosts.includes(host)) return null;
  const inner = isUnwrapped
    ? undefined
    : wrappingParameters
        .map((name) => url.searchParams.get(name) ?? '')
        .find((value) => /^(https?:\/)?\//i.test(value));
  const post = inner
    ? readLink(platform, parseUrl(inner, url.href)?.href ?? '', { isUnwrapped: true })
    : null;
  if (post) return post;
  const path = url.pathname.split('/').filter(Boolean).map(decodePart);
  return read({ host, path, query: url.searchParams });
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
