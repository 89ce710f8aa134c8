import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { day } from '../durations.ts';
import { productionEnv } from '../testing/productionEnv.ts';
import { withFakeProviders } from '../demo/fakeProvider/fakeProviders.ts';
import { createProviders } from './createProviders.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { limitedFetch } from './limitedFetch.ts';
import { createOAuthProvider } from './oauthClient.ts';
import { tiktok } from './tiktok.ts';
import { normalizeTokenResponse } from './tokenResponse.ts';
import { youtube } from './youtube.ts';

const origin = 'https://jobs.test';
const client = { TIKTOK_CLIENT_ID: 'our-key', TIKTOK_CLIENT_SECRET: 'our-secret' };
const request = {
  type: 'connect' as const,
  state: 'state',
  verifier: 'v'.repeat(43),
  redirectUri: `${origin}/redirect/connect/tiktok`,
};

describe('a provider', () => {
  test('a provider with a client of ours is the real provider, also in the demo', () => {
    const config = readConfig({ ...client, PUBLIC_ORIGIN: origin });
    const providers = withFakeProviders(createProviders(config), () => 'http://127.0.0.1:1');
    const url = new URL(providers.find('tiktok', origin)?.getAuthorizationUrl(request) ?? '');
    expect(url.origin + url.pathname).toBe('https://www.tiktok.com/v2/auth/authorize/');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_key: 'our-key',
      scope: 'user.info.basic,user.info.profile,user.info.stats',
      redirect_uri: 'https://jobs.test/redirect/connect/tiktok',
    });
    expect(url.href).not.toContain('our-secret');
    const fake = providers.find('youtube', origin)?.getAuthorizationUrl(request);
    expect(fake).toMatch(/^https:\/\/jobs\.test\/demo\/provider\/youtube\/authorize\?/);
  });

  test('a provider without a client is available in the demo only', () => {
    const demo = withFakeProviders(createProviders(readConfig({})), () => '');
    expect(demo.available).toHaveLength(4);
    expect(createProviders(readConfig(productionEnv)).available).toEqual([]);
    const config = readConfig({ ...productionEnv, ...client, PUBLIC_ORIGIN: origin });
    expect(createProviders(config).available).toEqual(['tiktok']);
    expect(createProviders(config).find('youtube', origin)).toBeUndefined();
  });

  test('a provider that is half configured stops the server with an error', () => {
    expect(() => readConfig({ TIKTOK_CLIENT_ID: 'x' })).toThrow(
      'TIKTOK_CLIENT_SECRET: is required',
    );
    expect(() => readConfig({ TIKTOK_CLIENT_SECRET: 'x' })).toThrow(
      'TIKTOK_CLIENT_ID: is required',
    );
    expect(() => readConfig(client)).toThrow('PUBLIC_ORIGIN: is required');
  });
});

describe('the responses of providers', () => {
  test('profiles are read in the format of each provider', () => {
    expect(facebook.readProfile([{ id: '10', name: 'Maya' }])).toMatchObject({
      subject: '10',
      handle: 'Maya',
      followers: null,
      isEmailVerified: false,
    });
    const me = { user_id: 178, username: 'maya', account_type: 'MEDIA_CREATOR' };
    const media = { data: [{ like_count: 40, comments_count: 2 }, { like_count: 20 }] };
    // 62 reactions to two posts are 31 a post, or 3.10% of the followers.
    expect(instagram.readProfile([{ ...me, followers_count: 1000, media }])).toMatchObject({
      subject: '178',
      handle: '@maya',
      followers: 1000,
      engagement: 310,
    });
    expect(instagram.readProfile([{ ...me, account_type: 'PERSONAL' }]).isPersonal).toBe(true);
    const google = { sub: '7', name: 'Maya', email: 'maya@x.test', email_verified: true };
    // The channel hides its number of subscribers, so the number is not used.
    const statistics = { subscriberCount: '9400', hiddenSubscriberCount: true };
    const items = [{ id: 'UC1', snippet: { title: 'Films', customUrl: '@films' }, statistics }];
    expect(youtube.readProfile([google, { items }])).toMatchObject({
      subject: '7',
      handle: '@films',
      followers: null,
      isEmailVerified: true,
      profileUrl: 'https://www.youtube.com/channel/UC1',
    });
    expect(youtube.readProfile([google, {}]).handle).toBe('');
    // A picture without https is not used.
    const user = { open_id: 't1', display_name: 'Maya', username: 'maya', avatar_url: 'http://x' };
    expect(tiktok.readProfile([{ data: { user } }])).toMatchObject({
      subject: 't1',
      handle: '@maya',
      avatarUrl: null,
      engagement: null,
    });
  });

  test.each([
    { provider: facebook, name: 'id', toResponse: (id: object) => ({ name: 'Maya', ...id }) },
    {
      provider: instagram,
      name: 'user_id',
      toResponse: (id: object) => ({ username: 'm', ...id }),
    },
    { provider: youtube, name: 'sub', toResponse: (id: object) => id },
    {
      provider: tiktok,
      name: 'open_id',
      toResponse: (id: object) => ({ data: { user: { display_name: 'Maya', ...id } } }),
    },
  ])(
    'a profile from $provider.name is rejected without the id of the user',
    ({ provider, name, toResponse }) => {
      const read = (response: unknown) => provider.readProfile([response, {}]);
      expect(read(toResponse({ [name]: '1' })).subject).toBe('1');
      for (const response of [toResponse({}), toResponse({ [name]: '' }), {}, null, 'x']) {
        expect(() => read(response)).toThrow();
      }
    },
  );

  test('a profile is rejected if its id is a number that is rounded, which two users could share', () => {
    const read = (id: string) =>
      instagram.readProfile([JSON.parse(`{"user_id":${id},"username":"maya"}`)]).subject;
    expect(read('"17841405793187219"')).toBe('17841405793187219');
    expect(() => read('17841405793187219')).toThrow();
  });

  test('responses about tokens are converted into one format', async () => {
    const normalize = async (body: unknown, status = 200) => {
      const response = await normalizeTokenResponse(Response.json(body, { status }));
      return [response.status, (await response.json()) as unknown];
    };
    const token = { access_token: 'a', user_id: 1, permissions: ['p', 'q'] };
    const normalized = { ...token, token_type: 'bearer', scope: 'p q' };
    // The format of Instagram, in a list and without one.
    expect(await normalize({ data: [token] })).toEqual([200, normalized]);
    expect(await normalize({ ...token, permissions: 'p,q' })).toMatchObject([
      200,
      { scope: 'p,q' },
    ]);
    // TikTok reports errors with status 200.
    expect((await normalize({ error: 'invalid_grant', log_id: '1' }))[0]).toBe(400);
    expect(await normalize({ access_token: 'a', token_type: 'Bearer', scope: 's' })).toEqual([
      200,
      { access_token: 'a', token_type: 'Bearer', scope: 's' },
    ]);
  });
});

describe('a request to a provider', () => {
  const respond = (response: ServerResponse, body: object) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  let provider: Server;
  let address = '';
  beforeAll(async () => {
    provider = createServer((incoming, response) => {
      if (incoming.url === '/much') response.end('x'.repeat(300_000));
      else if (incoming.url === '/away')
        response.writeHead(302, { location: '/much' }).end('moved');
      else if (incoming.url === '/999') response.writeHead(999).end('no programs');
      else if (incoming.url === '/token')
        respond(response, { access_token: 'short', token_type: 'bearer', expires_in: 3600 });
      else if (incoming.url?.startsWith('/extend?')) respond(response, { access_token: 'long' });
      else if (incoming.url === '/refreshed')
        respond(response, {
          ...{ access_token: 'short', token_type: 'bearer', expires_in: 3600 },
          ...{ refresh_token: 'again', refresh_expires_in: 86_400 },
        });
      else if (incoming.url === '/me') respond(response, { id: '10', name: 'Maya' });
      else response.destroy();
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  });
  afterAll(() => void provider.close());

  test('a request to a provider fails for a too large response, a closed connection and an unused port', async () => {
    await expect(limitedFetch(`${address}/much`)).rejects.toThrow('answered with too much');
    await expect(limitedFetch(`${address}/hang-up`)).rejects.toThrow('could not be reached');
    await expect(limitedFetch('http://127.0.0.1:1/')).rejects.toThrow('could not be reached');
  });

  test('a request to a provider fails for a status that HTTP does not define', async () => {
    await expect(limitedFetch(`${address}/999`)).rejects.toThrow('answered with status 999');
  });

  test('a token that was exchanged for a longer one does not expire with the short one', async () => {
    const definition = {
      ...facebook,
      tokenUrl: `${address}/token`,
      tokenExtension: { url: `${address}/extend`, grantType: 'x', tokenParameter: 'y' },
      profileUrls: { basic: [`${address}/me`], full: [`${address}/me`] },
    };
    const oauth = createOAuthProvider(
      definition,
      { id: 'id', secret: 'secret' },
      { isInsecure: true },
    );
    const { grant } = await oauth.exchangeCode(request, 'code', 0);
    expect(grant).toEqual({ accessToken: 'long', refreshToken: null, expiresAt: null });
  });

  test('a grant that can be refreshed lasts until it can be refreshed no more', async () => {
    const definition = {
      ...youtube,
      requiredScopes: [],
      tokenUrl: `${address}/refreshed`,
      profileUrls: { basic: [`${address}/me`], full: [`${address}/me`] },
      readProfile: facebook.readProfile,
    };
    const credentials = { id: 'id', secret: 'secret' };
    const oauth = createOAuthProvider(definition, credentials, { isInsecure: true });
    const { grant } = await oauth.exchangeCode(request, 'code', 0);
    expect(grant).toEqual({ accessToken: 'short', refreshToken: 'again', expiresAt: day });
  });

  test('a request to a provider follows no redirect', async () => {
    const response = await limitedFetch(`${address}/away`);
    expect([response.status, await response.text()]).toEqual([302, 'moved']);
  });
});
