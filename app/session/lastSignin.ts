import { safeLocalStorage } from '@byline/design-system';
import { paths } from '../paths.ts';

const key = 'lastSignin';

/** Remembers the way in (a word, no token), so that nobody makes a second account by mistake. */
export function saveLastSignin(way: 'social' | 'email'): void {
  safeLocalStorage.write(key, way);
}

/** The page to sign in on: the one of the last way in. */
export function getLoginPath(): string {
  return safeLocalStorage.read(key) === 'social' ? paths.accountLogin : paths.signin;
}
