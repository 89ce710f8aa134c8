import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { config } from '../../config.ts';
import { getLastProvider } from '../../device/lastProvider.ts';

/** Returns the providers that this installation offers, the last used one first. */
export function getSigninProviders(): readonly SignInProvider[] {
  const last = getLastProvider();
  const others = config.socialProviders.filter((provider) => provider !== last);
  return last ? [last, ...others] : others;
}
