/** A starred page: its URL within the application (path and query) and its title. */
export type StarredPage = { href: string; title: string };

/** The number of pages shown in the navbar; the others are in a menu. Source: specification, section 9. */
export const starredInNavbar = 10;

/** The maximum number of starred pages. */
export const starredLimit = 50;

const maxHrefLength = 2000;
const maxTitleLength = 200;

/** Returns whether a URL is internal: it starts with a single `/` and has no characters that browsers strip. */
export function isInternalHref(href: unknown): href is string {
  return (
    typeof href === 'string' &&
    href.length <= maxHrefLength &&
    /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(href)
  );
}

function parseEntry(stored: unknown): StarredPage | null {
  if (stored === null || typeof stored !== 'object') return null;
  const { href, title } = stored as Record<string, unknown>;
  if (!isInternalHref(href) || typeof title !== 'string') return null;
  // The cut may leave half a character (Cs), which servers refuse, or a space at the end.
  const text = title
    .trim()
    .slice(0, maxTitleLength)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return text === '' ? null : { href, title: text };
}

const none: readonly StarredPage[] = [];

/** Parses stored pages. Invalid, external and duplicate entries are dropped. Never throws. */
export function parseStarred(stored: unknown): readonly StarredPage[] {
  if (!Array.isArray(stored)) return none;
  const pages = new Map<string, StarredPage>();
  for (const entry of stored) {
    const page = parseEntry(entry);
    if (page && !pages.has(page.href)) pages.set(page.href, page);
  }
  return [...pages.values()].slice(0, starredLimit);
}

/** Returns the pages with some of them moved before or after another one. */
export function moveStarred(
  pages: readonly StarredPage[],
  hrefs: ReadonlySet<unknown>,
  target: string,
  side: 'before' | 'after',
): readonly StarredPage[] {
  if (hrefs.has(target)) return pages;
  const moved = pages.filter(({ href }) => hrefs.has(href));
  const unmoved = pages.filter(({ href }) => !hrefs.has(href));
  const targetIndex = unmoved.findIndex(({ href }) => href === target);
  if (targetIndex < 0) return pages;
  return unmoved.toSpliced(side === 'before' ? targetIndex : targetIndex + 1, 0, ...moved);
}
