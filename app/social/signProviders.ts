import { safeLocalStorage } from '@byline/design-system';
import type { SignInProvider } from '../../server/contract/social.ts';
import { config } from '../config.ts';

const key = 'lastProvider';

/** Remembers the provider of the last way in: a word, no token. */
export function rememberProvider(provider: SignInProvider): void {
  safeLocalStorage.write(key, provider);
}

/** The provider that was used last on this device; null where none was, or it is no longer offered. */
export function lastProvider(): SignInProvider | null {
  const last = safeLocalStorage.read(key);
  return config.socialProviders.find((provider) => provider === last) ?? null;
}

/** The providers that are offered here, the one used last first. */
export function offeredProviders(): readonly SignInProvider[] {
  const last = lastProvider();
  const others = config.socialProviders.filter((provider) => provider !== last);
  return last ? [last, ...others] : others;
}
