import type { Platform } from './platforms.ts';

/**
 * A post: its platform `id`, which is the same for all its addresses; its canonical address, which is stored; and the name of the account
 * that published it, if the address contains the name.
 */
export type Post = { id: string; url: string; owner?: string };

/** An address on a platform: the host without `www.` and other prefixes, and the decoded path and query. */
export type Address = { host: string; path: readonly string[]; query: URLSearchParams };

/** The code of a short link, and the number of a post. Signs after them are ignored. */
const code = /^[\w-]{1,64}/;
const digits = /^\d{1,32}(?!\w)/;

/** Returns what a pattern matches. */
const find = (pattern: RegExp, text = ''): string | undefined => pattern.exec(text)?.[0];

/** Returns the name of the account as a property, or no property. */
function toOwner(owner: string | undefined): { owner?: string } {
  return owner ? { owner } : {};
}

// A short link shows the post's id only after a request to the platform, so the code of the link identifies the post.
function toShort(shortCode: string | undefined, toUrl: (code: string) => string): Post | null {
  return shortCode ? { id: `short:${shortCode}`, url: toUrl(shortCode) } : null;
}

function readInstagram({ path }: Address): Post | null {
  const words = path.map((part) => part.toLowerCase());
  if (words[0] === 'share') {
    const kind = words[1] === 'p' || words[1] === 'reel' ? `${words[1]}/` : '';
    const shortCode = find(code, path[kind ? 2 : 1]);
    return toShort(shortCode, (id) => `https://www.instagram.com/share/${kind}${id}/`);
  }
  if (words[0] === 'stories') {
    const name = find(/^[\w.]{1,64}$/, path[1]);
    const id = name && find(digits, path[2]);
    if (!id) return null;
    // Addresses of highlights do not contain the account name.
    const owner = name === 'highlights' ? undefined : name;
    return { id, url: `https://www.instagram.com/stories/${name}/${id}/`, ...toOwner(owner) };
  }
  // Some addresses begin with the account name: `/maya/p/…`.
  const index = words.findIndex((word) => /^(p|reels?|tv)$/.test(word));
  const id = find(code, path[index + 1]);
  // Pages such as `/reels/audio/…` show no single post.
  if (index < 0 || index > 1 || !id || /^(audio|videos)$/.test(id)) return null;
  const kind = words[index] === 'reels' ? 'reel' : words[index];
  const owner = index === 1 ? path[0] : undefined;
  return { id, url: `https://www.instagram.com/${kind}/${id}/`, ...toOwner(owner) };
}

function readTikTok({ host, path }: Address): Post | null {
  const toUrl = (shortCode: string) => `https://www.tiktok.com/t/${shortCode}/`;
  const [first = '', second = '', third = ''] = path;
  // A short code leads to the same post on all three hosts.
  if (first === 't') return toShort(find(/^\w{1,32}/, second), toUrl);
  if (host !== 'tiktok.com') return toShort(find(/^\w{1,32}/, first), toUrl);
  // TikTok finds a post by its id, so its address also works with `@` in place of the account.
  const name = find(/^@[\w.-]{0,64}$/, first) ?? '@';
  // Addresses such as `/embed/…` do not contain the account.
  const isBare = /^(v|embed|share|player)$/.test(first);
  const kind = second === 'photo' ? 'photo' : 'video';
  const id = isBare
    ? path.map((part) => find(/^\d{6,32}(?!\w)/, part)).find(Boolean)
    : first.startsWith('@') && /^(video|photo)$/.test(second) && find(digits, third);
  const url = `https://www.tiktok.com/${name}/${kind}/${id}`;
  return id ? { id, url, ...toOwner(name.slice(1)) } : null;
}

function readYouTube({ host, path, query }: Address): Post | null {
  const [first = '', second] = path;
  const kind = host === 'youtu.be' ? 'watch' : first.toLowerCase();
  const isPath = /^(shorts|live|embed|e|v|video|watch)$/.test(kind);
  const videoId = host === 'youtu.be' ? first : isPath ? (second ?? query.get('v') ?? '') : '';
  // Some apps append parameters to the id without a question mark, such as `&feature=share`.
  const id = /^([\w-]{11})(?:[?&].*)?$/.exec(videoId)?.[1];
  if (!id) return null;
  const start = kind === 'shorts' || kind === 'live' ? `${kind}/` : 'watch?v=';
  return { id, url: `https://www.youtube.com/${start}${id}` };
}

const facebookTracking =
  /^(utm_.*|__.*|fbclid|mibextid|igsh|rdid|share_url|ref|refsrc|fref|_rdr|locale2?|sfnsn|s|paipv|eav|wtsid|app|hash|notif_.*|comment_id)$/i;

const toFacebookUrl = (pathAndQuery: string) => `https://www.facebook.com/${pathAndQuery}`;

function readFacebook(address: Address): Post | null {
  const { host, path } = address;
  if (host === 'fb.watch') {
    return toShort(find(code, path[0]), (shortCode) => `https://fb.watch/${shortCode}/`);
  }
  if (path[0]?.toLowerCase() === 'share') {
    const kind = find(/^[pvr]$/, path[1]?.toLowerCase());
    const shortCode = find(code, path[kind ? 2 : 1]);
    return toShort(shortCode, (id) => toFacebookUrl(`share/${kind ? `${kind}/` : ''}${id}/`));
  }
  return readFacebookQuery(address) ?? readFacebookPath(address);
}

/** Reads a post from the parameters of an address of Facebook. */
function readFacebookQuery({ path, query }: Address): Post | null {
  const first = path[0]?.toLowerCase() ?? '';
  const story = query.get('story_fbid');
  if (story) {
    // In `/pages/Maya/100?story_fbid=…`, the id of the page is in the path.
    const page = query.get('id') ?? path.findLast((part) => /^\d+$/.test(part));
    if (page) query.set('id', page);
    return { id: story, url: toFacebookUrl(`permalink.php?${pick(query, 'story_fbid', 'id')}`) };
  }
  const video = query.get('v');
  if (video && /^(watch|video\.php)$/.test(first)) {
    return { id: video, url: toFacebookUrl(`watch/?${pick(query, 'v')}`) };
  }
  const photo = query.get('fbid');
  if (photo) return { id: photo, url: toFacebookUrl(`photo/?${pick(query, 'fbid')}`) };
  const inGroup = query.get('multi_permalinks');
  if (!inGroup || first !== 'groups' || !path[1]) return null;
  const group = encodeURIComponent(path[1]);
  return { id: inGroup, url: toFacebookUrl(`groups/${group}/posts/${inGroup}`) };
}

/** Reads a post from the path of an address of Facebook. */
function readFacebookPath({ path, query }: Address): Post | null {
  if (path.length === 0) return null;
  const encodedPath = path.map((part) => encodeURIComponent(part)).join('/');
  const start = path.findIndex((part) => /^(posts|videos|reel|permalink|photos)$/i.test(part));
  const after = start < 0 ? [] : path.slice(start + 1);
  // The text of a post may come before its id.
  const id = after.findLast((part) => /^(\d+|pfbid\w+)$/.test(part)) ?? after.at(-1);
  if (id) return { id, url: toFacebookUrl(encodedPath) };
  // Addresses of other kinds, such as events, are their own ids, without tracking parameters.
  for (const name of [...query.keys()]) if (facebookTracking.test(name)) query.delete(name);
  const address = query.size > 0 ? `${encodedPath}?${query}` : encodedPath;
  return { id: address, url: toFacebookUrl(address) };
}

/** Returns a query with only these parameters. */
function pick(query: URLSearchParams, ...names: string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function readLemon8({ host, path }: Address): Post | null {
  const [first = '', second = ''] = path;
  if (host === 'v.lemon8-app.com') {
    const kind = find(/^(s|al)$/, first);
    const shortCode = kind && find(/^\w{1,32}/, second);
    return toShort(shortCode, (id) => `https://v.lemon8-app.com/${kind}/${id}`);
  }
  const name = /^@?([\w.-]{1,64})$/.exec(first)?.[1];
  const id = name && find(digits, second);
  return id ? { id, url: `https://www.lemon8-app.com/@${name}/${id}`, ...toOwner(name) } : null;
}

// Returns the index of the note's id in a path: `/explore/…`, `/discovery/item/…` or `/user/profile/<owner>/…`; -1 for other paths.
function findNote([first, second]: readonly string[]): number {
  if (first === 'explore') return 1;
  if (first === 'discovery' && second === 'item') return 2;
  return first === 'user' && second === 'profile' ? 3 : -1;
}

function readXiaohongshu({ host, path, query }: Address): Post | null {
  if (host.startsWith('xhslink.')) {
    const kind = path.length > 1 ? find(/^[a-z]$/, path[0]) : '';
    const shortCode = kind === undefined ? undefined : find(code, path[kind ? 1 : 0]);
    return toShort(shortCode, (id) => `https://xhslink.com/${kind ? `${kind}/` : ''}${id}`);
  }
  const words = path.map((part) => part.toLowerCase());
  const index = findNote(words);
  const id = find(/^[0-9a-f]{24}(?!\w)/, words[index]);
  if (!id) return null;
  // Unlike tracking parameters, this token is kept: the site shows a note only with it.
  const token = pick(query, 'xsec_token').toString();
  const owner = index === 3 ? path[2] : undefined;
  const url = `https://www.xiaohongshu.com/explore/${id}${token && `?${token}`}`;
  return { id, url, ...toOwner(owner) };
}

/** For each platform: its hosts, how to read a post from an address, and an example to show users. */
export const postAddresses: Record<
  Platform,
  { hosts: readonly string[]; read: (address: Address) => Post | null; example: string }
> = {
  instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    read: readInstagram,
    example: 'https://www.instagram.com/reel/C8xAbCdEfGh/',
  },
  tiktok: {
    hosts: ['tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
    read: readTikTok,
    example: 'https://www.tiktok.com/@name/video/7123456789012345678',
  },
  youtube: {
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    read: readYouTube,
    example: 'https://youtu.be/aBcDeFgHiJk',
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com', 'fb.watch'],
    read: readFacebook,
    example: 'https://www.facebook.com/name/posts/1234567890',
  },
  lemon8: {
    hosts: ['lemon8-app.com', 'v.lemon8-app.com'],
    read: readLemon8,
    example: 'https://www.lemon8-app.com/@name/7123456789012345678',
  },
  xiaohongshu: {
    hosts: ['xiaohongshu.com', 'rednote.com', 'xhslink.com', 'xhslink.cn'],
    read: readXiaohongshu,
    example: 'https://www.xiaohongshu.com/explore/64f1c0de000000001e03f1a2',
  },
};
