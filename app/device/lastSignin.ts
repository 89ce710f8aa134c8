import { safeLocalStorage } from '@byline/design-system';
import { paths } from '../paths.ts';

const key = 'lastSignin';

/** Saves how the user signed in last, so that they do not create a second account by mistake. Stores no token. */
export function saveLastSignin(method: 'social' | 'email'): void {
  safeLocalStorage.write(key, method);
}

/** Returns the path of the sign-in page for the last used method. */
export function getLoginPath(): string {
  return safeLocalStorage.read(key) === 'social' ? paths.accountLogin : paths.signin;
}
