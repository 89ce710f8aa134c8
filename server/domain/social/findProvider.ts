import { signInProviderSchema } from '../../../contract/schemas/social.ts';
import { DomainError } from '../domainError.ts';
import { platformNames } from '../platformNames.ts';
import type { Services } from '../services.ts';
import type { OAuthProvider } from './socialProviders.ts';

/** Finds a provider by name; throws a DomainError if it is unknown or not available here. */
export function findProvider({ providers }: Services, name: string, origin: string): OAuthProvider {
  const known = signInProviderSchema.safeParse(name);
  if (!known.success) throw new DomainError('notFound', 'social.unknown');
  const provider = providers.find(known.data, origin);
  if (provider) return provider;
  throw new DomainError('notFound', 'social.notOffered', {
    values: { provider: platformNames[known.data] },
  });
}
