import { signInProviders } from '../../../contract/rules/platforms.ts';
import type { SocialClient } from '../../config/socialClients.ts';
import type { ManualAccount, SocialProviders } from '../../domain/socialProviders.ts';
import { providerDefinitions } from '../../providers/createProviders.ts';
import { fetchBio } from '../../providers/fetchBio.ts';
import { createOAuthProvider } from '../../providers/oauthClient.ts';
import type { ProviderDefinition } from '../../providers/providerDefinition.ts';

/** The OAuth client that the fake provider accepts. Its secret protects nothing. */
export const fakeClient: SocialClient = { id: 'byline-demo', secret: 'byline-demo-secret' };

/**
 * Adds a fake provider for each provider without a configured client, and bios that the demo serves itself. `getOwnAddress` returns where
 * this process listens, because the server calls the fake provider over HTTP.
 */
export function withFakeProviders(
  real: SocialProviders,
  getOwnAddress: () => string,
): SocialProviders {
  return {
    available: signInProviders,
    find(name, origin) {
      const definition = fakeDefinition(providerDefinitions[name], origin, getOwnAddress());
      return (
        real.find(name, origin) ?? createOAuthProvider(definition, fakeClient, { isInsecure: true })
      );
    },
    getBioUrl: (account) => getBioPath(account.platform, account.handle),
    fetchBio: (account: ManualAccount) =>
      fetchBio(`${getOwnAddress()}${getBioPath(account.platform, account.handle)}`),
  };
}

/** Returns the path of the page with the bio of an account. */
export function getBioPath(platform: string, handle: string): string {
  return `/demo/bio/${platform}/${encodeURIComponent(handle)}`;
}

// The fake provider differs from the real provider only in its addresses, so that the demo runs the same code.
function fakeDefinition(
  definition: ProviderDefinition,
  origin: string,
  ownAddress: string,
): ProviderDefinition {
  const path = `/demo/provider/${definition.name}`;
  const { tokenExtension, profileUrls } = definition;
  const toFakeUrls = (urls: string[]) =>
    urls.map((_url, index) => `${ownAddress}${path}/profile/${index}`);
  return {
    ...definition,
    // The browser opens this address; the server calls the others.
    authorizationUrl: `${origin}${path}/authorize`,
    tokenUrl: `${ownAddress}${path}/token`,
    profileUrls: { basic: toFakeUrls(profileUrls.basic), full: toFakeUrls(profileUrls.full) },
    ...(tokenExtension && {
      tokenExtension: { ...tokenExtension, url: `${ownAddress}${path}/extend` },
    }),
  };
}
