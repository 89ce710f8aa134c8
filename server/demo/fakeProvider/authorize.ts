import { z } from 'zod';
import type { SignProvider } from '../../contract/social.ts';
import type { Services } from '../../domain/services.ts';
import { standInClient } from '../../providers/offered.ts';
import { providerFacts } from '../../providers/providers.ts';
import { giveCode } from './grants.ts';
import { demoPeople, newPerson, newPersonSchema, type Person } from './people.ts';

const requestSchema = z.object({
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43,64}$/),
  code_challenge_method: z.literal('S256'),
});

/** An authorisation request that the stand-in answers. */
export type AuthorizationRequest = z.infer<typeof requestSchema>;

/** Reads an authorisation request; null for another client, another address, or without PKCE. */
export function readRequest(
  provider: SignProvider,
  origin: string,
  form: URLSearchParams,
): AuthorizationRequest | null {
  if (form.get(providerFacts[provider].clientParameter) !== standInClient.id) return null;
  const read = requestSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return null;
  const known = ['signin', 'signup', 'connect'].map(
    (type) => `${origin}/redirect/${type}/${provider}`,
  );
  return known.includes(read.data.redirect_uri) ? read.data : null;
}

/** What the stand-in tells when it is asked for an error: text that a page must not take for markup. */
export const providerFault = '<b>Server fault</b> <img src=x onerror=alert(1)>';

/** Decides where the browser goes; null when the person that was chosen is not complete. */
export async function decide(
  services: Services,
  provider: SignProvider,
  request: AuthorizationRequest,
  form: URLSearchParams,
): Promise<string | null> {
  const answer = form.get('answer');
  if (answer === 'deny') return returnWith(request, { error: 'access_denied' });
  if (answer === 'error') {
    return returnWith(request, { error: 'server_error', error_description: providerFault });
  }
  const person = await choosePerson(services, provider, form);
  if (!person) return null;
  const code = await giveCode(services, {
    provider,
    returnAddress: request.redirect_uri,
    challenge: request.code_challenge,
    person: {
      ...person,
      isEmailVerified: form.has('verified'),
      isPersonal: form.has('personal'),
      isUnticked: form.has('untick'),
      isSlow: answer === 'slow',
    },
  });
  return returnWith(request, { code });
}

async function choosePerson(
  { db }: Services,
  provider: SignProvider,
  form: URLSearchParams,
): Promise<Person | null> {
  const who = form.get('who');
  const known = (await demoPeople(db, provider)).find(({ subject }) => subject === who);
  if (known) return known;
  const read = newPersonSchema.safeParse(Object.fromEntries(form));
  return read.success ? newPerson(read.data) : null;
}

function returnWith(request: AuthorizationRequest, answer: Record<string, string>): string {
  return `${request.redirect_uri}?${new URLSearchParams({ ...answer, state: request.state })}`;
}
