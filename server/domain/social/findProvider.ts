import { platformNames, signInProviders } from '../../../contract/rules/platforms.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { OAuthProvider } from '../socialProviders.ts';

/** Finds a provider by name; throws a DomainError if it is unknown or not available here. */
export function findProvider({ providers }: Services, name: string, origin: string): OAuthProvider {
  const providerName = signInProviders.find((provider) => provider === name);
  if (!providerName) throw new DomainError('notFound', 'social.unknown');
  const provider = providers.find(providerName, origin);
  if (provider) return provider;
  throw new DomainError('notFound', 'social.notOffered', {
    values: { provider: platformNames[providerName] },
  });
}
