import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { platformNames, type OAuthFlowType } from '../../contract/rules/platforms.ts';
import type { SocialClient } from '../config/socialClients.ts';
import { DomainError } from '../domain/domainError.ts';
import type {
  AuthorizationRequest,
  OAuthGrant,
  OAuthProvider,
  ProviderAccount,
} from '../domain/socialProviders.ts';
import { second } from '../durations.ts';
import { limitedFetch, UnreachableError } from './limitedFetch.ts';
import type { ProviderDefinition } from './providerDefinition.ts';
import { normalizeTokenResponse } from './tokenResponse.ts';

type Connection = {
  definition: ProviderDefinition;
  client: SocialClient;
  /** Allows plain http, for the fake provider of the demo. */
  isInsecure: boolean;
};

/** Creates the OAuth client for one provider. */
export function createOAuthProvider(
  definition: ProviderDefinition,
  client: SocialClient,
  { isInsecure = false } = {},
): OAuthProvider {
  const connection = { definition, client, isInsecure };
  return {
    name: definition.name,
    getAuthorizationUrl: (request) => getAuthorizationUrl(connection, request),
    exchangeCode: (request, code, now) => exchangeCode(connection, request, code, now),
  };
}

/** Encodes the PKCE challenge of a verifier. */
export function createChallenge(verifier: string, encoding: 'base64url' | 'hex'): string {
  return createHash('sha256').update(verifier).digest(encoding);
}

function getAuthorizationUrl(
  { definition, client }: Connection,
  request: AuthorizationRequest,
): string {
  const scope = getScope(request.type);
  const url = new URL(definition.authorizationUrl);
  url.search = new URLSearchParams({
    [definition.clientParameter]: client.id,
    response_type: 'code',
    redirect_uri: request.redirectUri,
    scope: definition.scopes[scope].join(definition.scopeSeparator),
    state: request.state,
    code_challenge: createChallenge(request.verifier, definition.challengeEncoding),
    code_challenge_method: 'S256',
    ...(scope === 'full' && definition.extraParameters),
  }).toString();
  return url.href;
}

async function exchangeCode(
  connection: Connection,
  request: AuthorizationRequest,
  code: string,
  now: number,
): Promise<ProviderAccount> {
  const { definition } = connection;
  const values = { provider: platformNames[definition.name] };
  try {
    const token = await requestToken(connection, request, code);
    assertScopes(definition, request.type, token.scope);
    const extended = await extendToken(connection, token);
    const responses: unknown[] = [];
    for (const url of definition.profileUrls[getScope(request.type)]) {
      responses.push(await fetchJson(url, extended.access_token));
    }
    const profile = definition.readProfile(responses);
    if (profile.isPersonal) throw new DomainError('invalid', 'social.personal', { values });
    if (request.type !== 'signin' && !profile.handle) {
      throw new DomainError('invalid', 'social.noChannel', { values });
    }
    return { profile, grant: toGrant(extended, now) };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isStale = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
    throw new DomainError('invalid', isStale ? 'social.stale' : 'social.down', { values });
  }
}

function getScope(type: OAuthFlowType): 'basic' | 'full' {
  return type === 'signin' ? 'basic' : 'full';
}

async function requestToken(
  { definition, client, isInsecure }: Connection,
  request: AuthorizationRequest,
  code: string,
) {
  const server: oauth.AuthorizationServer = {
    issuer: definition.issuer,
    token_endpoint: definition.tokenUrl,
  };
  const registration: oauth.Client = { client_id: client.id };
  // The caller found the request by the state of the callback, so the states are equal. `oauth4webapi` accepts only parameters that it has
  // validated itself.
  const callback = new URLSearchParams({ code, state: request.state });
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    registration,
    (_server, _client, body) => {
      body.set(definition.clientParameter, client.id);
      body.set('client_secret', client.secret);
    },
    oauth.validateAuthResponse(server, registration, callback, request.state),
    request.redirectUri,
    request.verifier,
    {
      [oauth.allowInsecureRequests]: isInsecure,
      [oauth.customFetch]: async (url, { method, headers, body }) =>
        normalizeTokenResponse(await limitedFetch(url, { method, headers, body: body.toString() })),
    },
  );
  return oauth.processAuthorizationCodeResponse(server, registration, response);
}

function assertScopes(
  { name, requiredScopes }: ProviderDefinition,
  type: OAuthFlowType,
  granted?: string,
): void {
  // Providers that do not list the granted scopes do not let users untick required ones.
  if (getScope(type) === 'basic' || granted === undefined) return;
  const scopes = new Set(granted.split(/[\s,]+/));
  if (requiredScopes.every((scope) => scopes.has(scope))) return;
  throw new DomainError('invalid', 'social.unticked', {
    values: { provider: platformNames[name] },
  });
}

async function extendToken(
  { definition, client }: Connection,
  token: oauth.TokenEndpointResponse,
): Promise<oauth.TokenEndpointResponse> {
  if (!definition.tokenExtension) return token;
  const { url, grantType, tokenParameter } = definition.tokenExtension;
  const query = new URLSearchParams({
    grant_type: grantType,
    client_id: client.id,
    client_secret: client.secret,
    [tokenParameter]: token.access_token,
  });
  const extension = (await fetchJson(`${url}?${query}`)) as Partial<typeof token>;
  // The extended token does not expire together with the short-lived one if its time is not given.
  return { ...token, expires_in: undefined, ...extension };
}

async function fetchJson(url: string, token?: string): Promise<unknown> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await limitedFetch(url, { headers });
  if (!response.ok) throw new UnreachableError('A provider did not return the profile.');
  return response.json();
}

function toGrant(token: oauth.TokenEndpointResponse, now: number): OAuthGrant {
  const { access_token: accessToken, refresh_token: refreshToken = null } = token;
  // A grant lasts as long as it can be refreshed, not only as long as one token.
  const seconds = Number(refreshToken ? token['refresh_expires_in'] : token.expires_in);
  return { accessToken, refreshToken, expiresAt: seconds > 0 ? now + seconds * second : null };
}
