/** A page that the reader has starred: its address in this application, with its query, and its title. */
export type StarredPage = { href: string; title: string };

/** How many of them stand in the navbar; the others are in a menu beside them. Specification, section 9. */
export const starredInNavbar = 10;

/** How many a device keeps. */
export const starredLimit = 50;

const longestAddress = 2000;
const longestTitle = 200;

/** Whether an address is a place of this application: it begins with one `/` and holds nothing that a browser drops. */
export function isOwnAddress(href: unknown): href is string {
  return (
    typeof href === 'string' &&
    href.length <= longestAddress &&
    /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(href)
  );
}

function parseEntry(stored: unknown): StarredPage | null {
  if (stored === null || typeof stored !== 'object') return null;
  const { href, title } = stored as Record<string, unknown>;
  if (!isOwnAddress(href) || typeof title !== 'string') return null;
  const words = title.trim().slice(0, longestTitle);
  return words === '' ? null : { href, title: words };
}

/** Reads what was stored; whatever is damaged, foreign or there twice is left out. Never throws. */
export function parseStarred(stored: unknown): readonly StarredPage[] {
  if (!Array.isArray(stored)) return [];
  const pages = new Map<string, StarredPage>();
  for (const entry of stored) {
    const page = parseEntry(entry);
    if (page && !pages.has(page.href)) pages.set(page.href, page);
  }
  return [...pages.values()].slice(0, starredLimit);
}

/** The pages with some of them moved right before or after another. */
export function moveStarred(
  pages: readonly StarredPage[],
  hrefs: ReadonlySet<unknown>,
  target: string,
  side: 'before' | 'after',
): readonly StarredPage[] {
  if (hrefs.has(target)) return pages;
  const moved = pages.filter(({ href }) => hrefs.has(href));
  const rest = pages.filter(({ href }) => !hrefs.has(href));
  const at = rest.findIndex(({ href }) => href === target);
  if (at < 0) return pages;
  return rest.toSpliced(side === 'before' ? at : at + 1, 0, ...moved);
}

/** The first letter of a title, as a reader sees letters, to stand for it where there is no room. */
export function initialOf(title: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale).segment(title);
  return (first?.segment ?? '').toLocaleUpperCase(locale);
}
