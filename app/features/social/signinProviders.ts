import { safeLocalStorage } from '@byline/design-system';
import type { SignProvider } from '../../../server/contract/social.ts';
import { config } from '../../config.ts';

const key = 'lastProvider';

/** Remembers the provider of the last way in: a word, no token. */
export function saveLastProvider(provider: SignProvider): void {
  safeLocalStorage.write(key, provider);
}

/** The provider that was used last on this device; null where none was, or it is no longer offered. */
export function getLastProvider(): SignProvider | null {
  const last = safeLocalStorage.read(key);
  return config.socialProviders.find((provider) => provider === last) ?? null;
}

/** The providers that are offered here, the one used last first. */
export function getSigninProviders(): readonly SignProvider[] {
  const last = getLastProvider();
  const others = config.socialProviders.filter((provider) => provider !== last);
  return last ? [last, ...others] : others;
}
