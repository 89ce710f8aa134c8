import { safeLocalStorage } from '@byline/design-system';
import type { SignInProvider } from '../../contract/rules/platforms.ts';
import { config } from '../config.ts';

const key = 'lastProvider';

/** Saves the provider of the last sign-in. Stores no token. */
export function saveLastProvider(provider: SignInProvider): void {
  safeLocalStorage.write(key, provider);
}

/** Returns the provider of the last sign-in on this device; null without a sign-in, or if the provider is no longer offered. */
export function getLastProvider(): SignInProvider | null {
  const last = safeLocalStorage.read(key);
  return config.socialProviders.find((provider) => provider === last) ?? null;
}
