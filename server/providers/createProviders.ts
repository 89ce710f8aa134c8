import { signInProviders, type SignInProvider } from '../../contract/rules/platforms.ts';
import type { Config } from '../config.ts';
import type { SocialProviders } from '../domain/socialProviders.ts';
import { facebook } from './facebook.ts';
import { fetchBio } from './fetchBio.ts';
import { instagram } from './instagram.ts';
import { createOAuthProvider } from './oauthClient.ts';
import type { ProviderDefinition } from './providerDefinition.ts';
import { tiktok } from './tiktok.ts';
import { youtube } from './youtube.ts';

/** Every provider that users can sign in with, as its documentation describes it. */
export const providerDefinitions: Record<SignInProvider, ProviderDefinition> = {
  facebook,
  instagram,
  youtube,
  tiktok,
};

/** Creates the providers that the configuration has a client for. */
export function createProviders({ social }: Pick<Config, 'social'>): SocialProviders {
  return {
    available: signInProviders.filter((name) => social[name] !== null),
    find(name) {
      const client = social[name];
      return client ? createOAuthProvider(providerDefinitions[name], client) : undefined;
    },
    getBioUrl: ({ profileUrl }) => profileUrl,
    fetchBio: ({ profileUrl }) => fetchBio(profileUrl),
  };
}
