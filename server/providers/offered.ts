import type { Config } from '../config.ts';
import type { SocialClient } from '../config/socialClients.ts';
import { signProviderSchema, type SignProvider } from '../contract/social.ts';
import { platformNames } from '../domain/jobs/requirements.ts';
import { Refusal } from '../domain/domainError.ts';
import { providerFacts, type ProviderFacts } from './providers.ts';

/** A provider as we use it: its facts, our client there, and whether the demo stands in for it. */
export type Provider = {
  name: SignProvider;
  facts: ProviderFacts;
  client: SocialClient;
  isStandIn: boolean;
};

/** Where the demo's stand-in is: as the browser sees this server, and as this process sees itself. */
export type Whereabouts = { origin: string; ownAddress: () => string };

/** The client that the stand-ins know. It guards nothing: they hold no secrets. */
export const standInClient: SocialClient = { id: 'byline-demo', secret: 'byline-demo-secret' };

/** Whether the demo stands in for a provider. */
export function isStandIn({ social, isDemo }: Config, name: SignProvider): boolean {
  return isDemo && social[name] === null;
}

/** Lists the providers that people can use here. */
export function offeredProviders(config: Config): SignProvider[] {
  return signProviderSchema.options.filter(
    (name) => config.social[name] !== null || isStandIn(config, name),
  );
}

/** The provider of a name; refuses one that is not offered here. */
export function findProvider(config: Config, name: string, where: Whereabouts): Provider {
  const known = signProviderSchema.safeParse(name);
  if (!known.success) throw new Refusal('notFound', 'social.unknown');
  const facts = providerFacts[known.data];
  const client = config.social[known.data];
  if (client) return { name: known.data, facts, client, isStandIn: false };
  if (!isStandIn(config, known.data)) {
    throw new Refusal('notFound', 'social.notOffered', {
      values: { provider: platformNames[known.data] },
    });
  }
  return {
    name: known.data,
    facts: standInFacts(known.data, facts, where),
    client: standInClient,
    isStandIn: true,
  };
}

// Everything but the addresses is as at the real provider, so that the demo runs the same code.
function standInFacts(
  name: SignProvider,
  facts: ProviderFacts,
  { origin, ownAddress }: Whereabouts,
): ProviderFacts {
  const path = `/demo/provider/${name}`;
  const own = `${ownAddress()}${path}`;
  const { extension, profile } = facts;
  const profilesOf = (addresses: string[]) =>
    addresses.map((_address, index) => `${own}/profile/${index}`);
  return {
    ...facts,
    authorization: `${origin}${path}/authorize`,
    token: `${own}/token`,
    profile: { basic: profilesOf(profile.basic), full: profilesOf(profile.full) },
    ...(extension && { extension: { ...extension, address: `${own}/extend` } }),
  };
}
