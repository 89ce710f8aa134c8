import { safeLocalStorage } from '@byline/design-system';
import { hour, minute } from '../../contract/rules/durations.ts';
import { parseUrl } from '../../contract/rules/parseUrl.ts';

const lifetimeMs = 30 * minute;
// The clock may be set back after the path was saved, by up to 26 hours, the largest difference between two time zones.
const maxClockChangeMs = 26 * hour;

type StoredPath = { path: string; until: number };

/**
 * Returns the normalised path if it stays on this origin, else null. Resolves the URL instead of matching its text,
 * which catches `/\evil.example` and the like.
 */
export function toSameOriginPath(candidate: string): string | null {
  if (!candidate.startsWith('/')) return null;
  const url = parseUrl(candidate, location.origin);
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Creates a store for one path to return to. It expires after 30 minutes and never leaves this origin. */
export function createSavedPath(key: string) {
  return {
    save(path: string): void {
      safeLocalStorage.writeJson(key, { path, until: Date.now() + lifetimeMs });
    },
    get(): string | null {
      const stored = safeLocalStorage.readJson(key) as Partial<StoredPath> | null;
      if (typeof stored?.path !== 'string' || typeof stored.until !== 'number') return null;
      const remaining = stored.until - Date.now();
      const isValid = remaining > 0 && remaining <= lifetimeMs + maxClockChangeMs;
      return isValid ? toSameOriginPath(stored.path) : null;
    },
    clear(): void {
      safeLocalStorage.remove(key);
    },
  };
}

/** The page that a guest asked for before signing in. */
export const signinReturnPath = createSavedPath('wantedPath');

/** The page on which the user started to connect an account. */
export const connectReturnPath = createSavedPath('connectReturn');
