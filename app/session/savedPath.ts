import { safeLocalStorage } from '@byline/design-system';

const lifetime = 30 * 60_000;

type SavedPath = { path: string; until: number };

/** The path of an address of ours, or null: the origin decides, not the look of the text. */
export function toSameOriginPath(candidate: string): string | null {
  if (!candidate.startsWith('/') || !URL.canParse(candidate, location.origin)) return null;
  const url = new URL(candidate, location.origin);
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A path to go to later: used once, forgotten after 30 minutes, never outside this application. */
export function savedPath(key: string) {
  return {
    save(path: string): void {
      safeLocalStorage.write(key, JSON.stringify({ path, until: Date.now() + lifetime }));
    },
    peek(): string | null {
      const stored = safeLocalStorage.readJson(key) as Partial<SavedPath> | null;
      if (typeof stored?.path !== 'string' || typeof stored.until !== 'number') return null;
      const left = stored.until - Date.now();
      return left > 0 && left <= lifetime ? toSameOriginPath(stored.path) : null;
    },
    forget(): void {
      safeLocalStorage.remove(key);
    },
  };
}

/** Where a guest wanted to go before having to sign in. */
export const signinReturnPath = savedPath('wantedPath');
