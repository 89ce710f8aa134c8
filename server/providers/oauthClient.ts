import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import type { RoundTrip } from '../contract/social.ts';
import { Refusal } from '../domain/domainError.ts';
import { platformNames } from '../domain/jobs/requirements.ts';
import { limitedFetch, UnreachableError } from './limitedFetch.ts';
import type { Grant, Visitor } from './profile.ts';
import { extentOf } from './providers.ts';
import { readProfile } from './readProfiles.ts';
import type { Provider } from './offered.ts';
import { tidyTokenAnswer } from './tokenResponse.ts';

/** What a round trip hands on from its beginning to its end. */
export type Journey = { type: RoundTrip; state: string; verifier: string; returnAddress: string };

/** Makes the secrets of a new round trip. */
export function newJourney(type: RoundTrip, returnAddress: string): Journey {
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
  return { type, state, verifier, returnAddress };
}

/** Where to send the browser. */
export function authorizationAddress({ facts, client }: Provider, journey: Journey): string {
  const extent = extentOf(journey.type);
  const url = new URL(facts.authorization);
  url.search = new URLSearchParams({
    [facts.clientParameter]: client.id,
    response_type: 'code',
    redirect_uri: journey.returnAddress,
    scope: facts.scopes[extent].join(facts.separator),
    state: journey.state,
    code_challenge: challengeOf(journey.verifier, facts.challenge),
    code_challenge_method: 'S256',
    ...(extent === 'full' && facts.parameters),
  }).toString();
  return url.href;
}

/** Writes the challenge of a verifier as a provider wants it. */
export function challengeOf(verifier: string, encoding: 'base64url' | 'hex'): string {
  return createHash('sha256').update(verifier).digest(encoding);
}

/**
 * Exchanges a code and reads who came; refuses with a sentence for people, whatever the provider said. `now`
 * is the time of the market, by which grants lapse.
 */
export async function exchange(
  provider: Provider,
  journey: Journey,
  code: string,
  now: number,
): Promise<Visitor> {
  const values = { provider: platformNames[provider.name] };
  try {
    const token = await requestToken(provider, journey, code);
    checkPermissions(provider, journey.type, token.scope);
    const extended = await extendToken(provider, token);
    const addresses = provider.facts.profile[extentOf(journey.type)];
    const answers = [];
    for (const address of addresses) answers.push(await readJson(address, extended.access_token));
    const profile = readProfile[provider.name](answers);
    if (profile.isPersonal) throw new Refusal('invalid', 'social.personal', { values });
    if (journey.type !== 'signin' && !profile.handle) {
      throw new Refusal('invalid', 'social.noChannel', { values });
    }
    return { profile, grant: readGrant(extended, now) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isStale = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
    throw new Refusal('invalid', isStale ? 'social.stale' : 'social.down', { values });
  }
}

async function requestToken(provider: Provider, journey: Journey, code: string) {
  const { facts, client, isStandIn } = provider;
  const server: oauth.AuthorizationServer = { issuer: facts.issuer, token_endpoint: facts.token };
  const known: oauth.Client = { client_id: client.id };
  const returned = new URLSearchParams({ code, state: journey.state });
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    known,
    (_server, _client, body) => {
      body.set(facts.clientParameter, client.id);
      body.set('client_secret', client.secret);
    },
    oauth.validateAuthResponse(server, known, returned, journey.state),
    journey.returnAddress,
    journey.verifier,
    {
      [oauth.allowInsecureRequests]: isStandIn,
      [oauth.customFetch]: async (url, { method, headers, body }) =>
        tidyTokenAnswer(await limitedFetch(url, { method, headers, body: body.toString() })),
    },
  );
  return oauth.processAuthorizationCodeResponse(server, known, answer);
}

function checkPermissions({ name, facts }: Provider, type: RoundTrip, granted?: string): void {
  // A provider that does not list what it granted lets nobody untick anything that we need.
  if (extentOf(type) === 'basic' || granted === undefined) return;
  const scopes = new Set(granted.split(/[\s,]+/));
  if (facts.needed.every((scope) => scopes.has(scope))) return;
  throw new Refusal('invalid', 'social.unticked', { values: { provider: platformNames[name] } });
}

async function extendToken({ facts, client }: Provider, token: oauth.TokenEndpointResponse) {
  if (!facts.extension) return token;
  const { address, grantType, tokenParameter } = facts.extension;
  const query = new URLSearchParams({
    grant_type: grantType,
    client_id: client.id,
    client_secret: client.secret,
    [tokenParameter]: token.access_token,
  });
  const longer = (await readJson(`${address}?${query}`)) as Partial<typeof token>;
  return { ...token, ...longer };
}

async function readJson(address: string, token?: string): Promise<unknown> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await limitedFetch(address, { headers });
  if (!answer.ok) throw new UnreachableError('A provider refused to tell who came.');
  return answer.json();
}

function readGrant(token: oauth.TokenEndpointResponse, now: number): Grant {
  const { access_token: accessToken, refresh_token: refreshToken = null } = token;
  // A grant lasts as long as it can be renewed, not only as long as one token.
  const seconds = Number(refreshToken ? token['refresh_expires_in'] : token.expires_in);
  return { accessToken, refreshToken, expiresAt: seconds > 0 ? now + seconds * 1000 : null };
}
