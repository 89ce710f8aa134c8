import { z } from 'zod';
import { getOAuthCallback } from '../../../contract/rules/linkedPages.ts';
import { oauthFlowTypes, type SignInProvider } from '../../../contract/rules/platforms.ts';
import type { Services } from '../../domain/services.ts';
import { providerDefinitions } from '../../providers/createProviders.ts';
import { fakeClient } from './fakeProviders.ts';
import { createGrant } from './grants.ts';
import { createPerson, findDemoPeople, newPersonSchema, type Person } from './people.ts';

const requestSchema = z.object({
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43,64}$/),
  code_challenge_method: z.literal('S256'),
});

/** A valid authorization request. */
export type ConsentRequest = z.infer<typeof requestSchema>;

/** Parses an authorization request; null if client or redirect URI are unknown, or PKCE is missing. */
export function parseConsentRequest(
  provider: SignInProvider,
  origin: string,
  form: URLSearchParams,
): ConsentRequest | null {
  if (form.get(providerDefinitions[provider].clientParameter) !== fakeClient.id) return null;
  const parsed = requestSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const redirectUris = oauthFlowTypes.map((type) => origin + getOAuthCallback(type, provider));
  return redirectUris.includes(parsed.data.redirect_uri) ? parsed.data : null;
}

// Contains markup on purpose, which the app must not render.
const errorDescription = '<b>Server fault</b> <img src=x onerror=alert(1)>';

/** Returns where the consent form redirects to; null if the new person is not valid. */
export async function handleConsent(
  services: Services,
  provider: SignInProvider,
  request: ConsentRequest,
  form: URLSearchParams,
): Promise<string | null> {
  const answer = form.get('answer');
  if (answer === 'deny') return toRedirect(request, { error: 'access_denied' });
  if (answer === 'error') {
    return toRedirect(request, { error: 'server_error', error_description: errorDescription });
  }
  const person = await findPerson(services, provider, form);
  if (!person) return null;
  const code = await createGrant(services, {
    provider,
    redirectUri: request.redirect_uri,
    challenge: request.code_challenge,
    person: {
      ...person,
      isEmailVerified: form.has('verified'),
      isPersonal: form.has('personal'),
      deniesScopes: form.has('untick'),
      isSlow: answer === 'slow',
    },
  });
  return toRedirect(request, { code });
}

async function findPerson(
  { db }: Services,
  provider: SignInProvider,
  form: URLSearchParams,
): Promise<Person | null> {
  const subject = form.get('who');
  const demoPerson = (await findDemoPeople(db, provider)).find(
    (person) => person.subject === subject,
  );
  if (demoPerson) return demoPerson;
  const parsed = newPersonSchema.safeParse(Object.fromEntries(form));
  return parsed.success ? createPerson(parsed.data) : null;
}

function toRedirect(request: ConsentRequest, parameters: Record<string, string>): string {
  return `${request.redirect_uri}?${new URLSearchParams({ ...parameters, state: request.state })}`;
}
