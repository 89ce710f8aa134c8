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
  SocialProfile,
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
    fetchAgain: (grant, now) => fetchAgain(connection, grant, now),
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
    const profile = await fetchProfile(connection, request.type, extended.access_token);
    return { profile, grant: toGrant(extended, now) };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isStale = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
    throw new DomainError('invalid', isStale ? 'social.stale' : 'social.down', { values });
  }
}

async function fetchAgain(
  connection: Connection,
  grant: OAuthGrant,
  now: number,
): Promise<ProviderAccount | null> {
  try {
    return { profile: await fetchProfile(connection, 'connect', grant.accessToken), grant };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (!(error instanceof RejectedTokenError)) throw downError(connection);
  }
  if (grant.refreshToken === null) return null;
  try {
    const refreshed = await refreshToken(connection, grant.refreshToken);
    const profile = await fetchProfile(connection, 'connect', refreshed.access_token);
    // Some providers issue a new refresh token with each refresh; for the others, the previous one stays valid.
    const renewed = refreshed.refresh_token === undefined ? grant : toGrant(refreshed, now);
    return { profile, grant: { ...renewed, accessToken: refreshed.access_token } };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isRejected = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
    if (isRejected || error instanceof RejectedTokenError) return null;
    throw downError(connection);
  }
}

async function fetchProfile(
  { definition }: Connection,
  type: OAuthFlowType,
  accessToken: string,
): Promise<SocialProfile> {
  const values = { provider: platformNames[definition.name] };
  const responses: unknown[] = [];
  for (const url of definition.profileUrls[getScope(type)]) {
    responses.push(await fetchJson(url, accessToken));
  }
  const profile = definition.readProfile(responses);
  if (profile.isPersonal) throw new DomainError('invalid', 'social.personal', { values });
  if (type !== 'signin' && !profile.handle) {
    throw new DomainError('invalid', 'social.noChannel', { values });
  }
  return profile;
}

function downError({ definition: { name } }: Connection): DomainError {
  return new DomainError('invalid', 'social.down', { values: { provider: platformNames[name] } });
}

function getScope(type: OAuthFlowType): 'basic' | 'full' {
  return type === 'signin' ? 'basic' : 'full';
}

/** Prepares requests to the token endpoint of a provider. */
function toTokenEndpoint({ definition, client, isInsecure }: Connection) {
  const server: oauth.AuthorizationServer = {
    issuer: definition.issuer,
    token_endpoint: definition.tokenUrl,
  };
  const registration: oauth.Client = { client_id: client.id };
  const authenticate: oauth.ClientAuth = (_server, _client, body) => {
    body.set(definition.clientParameter, client.id);
    body.set('client_secret', client.secret);
  };
  const options: oauth.TokenEndpointRequestOptions = {
    [oauth.allowInsecureRequests]: isInsecure,
    [oauth.customFetch]: async (url, { method, headers, body }) =>
      normalizeTokenResponse(
        await limitedFetch(url, { method, headers, body: String(body ?? '') }),
      ),
  };
  return { server, registration, authenticate, options };
}

async function refreshToken(connection: Connection, token: string) {
  const { server, registration, authenticate, options } = toTokenEndpoint(connection);
  const response = await oauth.refreshTokenGrantRequest(
    server,
    registration,
    authenticate,
    token,
    options,
  );
  return oauth.processRefreshTokenResponse(server, registration, response);
}

async function requestToken(connection: Connection, request: AuthorizationRequest, code: string) {
  const { server, registration, authenticate, options } = toTokenEndpoint(connection);
  // The caller found the request by the state of the callback, so the states are equal. `oauth4webapi` accepts only parameters that it has
  // validated itself.
  const callback = new URLSearchParams({ code, state: request.state });
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    registration,
    authenticate,
    oauth.validateAuthResponse(server, registration, callback, request.state),
    request.redirectUri,
    request.verifier,
    options,
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

/** Thrown when a provider rejects an access token: Meta responds with 400, the others with 401. */
class RejectedTokenError extends UnreachableError {}

async function fetchJson(url: string, token?: string): Promise<unknown> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await limitedFetch(url, { headers });
  if (response.status === 400 || response.status === 401) {
    throw new RejectedTokenError('A provider rejected the access token.');
  }
  if (!response.ok) throw new UnreachableError('A provider did not return the profile.');
  return response.json();
}

function toGrant(token: oauth.TokenEndpointResponse, now: number): OAuthGrant {
  const { access_token: accessToken, refresh_token: refreshToken = null } = token;
  // A grant lasts as long as it can be refreshed, not only as long as one token.
  const seconds = Number(refreshToken ? token['refresh_expires_in'] : token.expires_in);
  return { accessToken, refreshToken, expiresAt: seconds > 0 ? now + seconds * second : null };
}
