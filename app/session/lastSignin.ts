import { deviceStorage } from '@byline/design-system';
import { paths } from '../paths.ts';

const key = 'lastSignin';

/** Remembers the way in (a word, no token), so that nobody makes a second account by mistake. */
export function rememberSignin(way: 'social' | 'email'): void {
  deviceStorage.write(key, way);
}

/** The page to sign in on: the one of the last way in. */
export function loginPath(): string {
  return deviceStorage.read(key) === 'social' ? paths.accountLogin : paths.signin;
}
