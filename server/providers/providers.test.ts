import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { limitedFetch } from './limitedFetch.ts';
import { authorizationAddress, newJourney } from './oauthClient.ts';
import { findProvider, offeredProviders } from './offered.ts';
import { readProfile } from './readProfiles.ts';
import { tidyTokenAnswer } from './tokenResponse.ts';

const where = { origin: 'https://jobs.test', ownAddress: () => 'http://127.0.0.1:1' };
const client = { TIKTOK_CLIENT_ID: 'our-key', TIKTOK_CLIENT_SECRET: 'our-secret' };

describe('a provider', () => {
  test('with a client of ours is the real one, also in the demo', () => {
    const config = readConfig({ ...client, PUBLIC_ORIGIN: where.origin });
    const provider = findProvider(config, 'tiktok', where);
    const journey = newJourney('connect', `${where.origin}/redirect/connect/tiktok`);
    const url = new URL(authorizationAddress(provider, journey));
    expect(url.origin + url.pathname).toBe('https://www.tiktok.com/v2/auth/authorize/');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_key: 'our-key',
      scope: 'user.info.basic,user.info.profile,user.info.stats',
      redirect_uri: 'https://jobs.test/redirect/connect/tiktok',
    });
    expect(url.href).not.toContain('our-secret');
    expect(findProvider(config, 'youtube', where).isStandIn).toBe(true);
  });

  test('without one is offered in the demo only', () => {
    const real = { DEMO: 'off', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };
    expect(offeredProviders(readConfig({}))).toHaveLength(4);
    expect(offeredProviders(readConfig(real))).toEqual([]);
    const config = readConfig({ ...real, ...client, PUBLIC_ORIGIN: where.origin });
    expect(offeredProviders(config)).toEqual(['tiktok']);
    expect(() => findProvider(config, 'youtube', where)).toThrow('social.notOffered');
  });

  test('half configured stops the server with a sentence', () => {
    expect(() => readConfig({ TIKTOK_CLIENT_ID: 'x' })).toThrow(
      'TIKTOK_CLIENT_SECRET: is required',
    );
    expect(() => readConfig({ TIKTOK_CLIENT_SECRET: 'x' })).toThrow(
      'TIKTOK_CLIENT_ID: is required',
    );
    expect(() => readConfig(client)).toThrow('PUBLIC_ORIGIN: is required');
  });
});

describe('the answers of providers', () => {
  test('are read in the form of each', () => {
    expect(readProfile.facebook([{ id: '10', name: 'Maya' }])).toMatchObject({
      ...{ subject: '10', handle: 'Maya', followers: null, isEmailVerified: false },
    });
    const instagram = { user_id: 178, username: 'maya', account_type: 'MEDIA_CREATOR' };
    const media = { data: [{ like_count: 40, comments_count: 2 }, { like_count: 20 }] };
    expect(readProfile.instagram([{ ...instagram, followers_count: 1000, media }])).toMatchObject({
      subject: '178',
      handle: '@maya',
      followers: 1000,
      engagement: 310,
    });
    expect(readProfile.instagram([{ ...instagram, account_type: 'PERSONAL' }]).isPersonal).toBe(
      true,
    );
    const google = { sub: '7', name: 'Maya', email: 'maya@x.test', email_verified: true };
    const statistics = { subscriberCount: '9400', hiddenSubscriberCount: true };
    const items = [{ id: 'UC1', snippet: { title: 'Films', customUrl: '@films' }, statistics }];
    expect(readProfile.youtube([google, { items }])).toMatchObject({
      ...{ subject: '7', handle: '@films', followers: null, isEmailVerified: true },
      profileUrl: 'https://www.youtube.com/channel/UC1',
    });
    expect(readProfile.youtube([google, {}]).handle).toBe('');
    const user = { open_id: 't1', display_name: 'Maya', username: 'maya', avatar_url: 'http://x' };
    expect(readProfile.tiktok([{ data: { user } }])).toMatchObject({
      ...{ subject: 't1', handle: '@maya', avatarUrl: null, engagement: null },
    });
  });

  test.each(['facebook', 'instagram', 'youtube', 'tiktok'] as const)(
    'from %s are refused where they do not say who it is',
    (name) => {
      for (const answer of [{}, null, 'x', { id: '' }, { data: {} }]) {
        expect(() => readProfile[name]([answer, {}])).toThrow();
      }
    },
  );

  test('about tokens are brought into one form', async () => {
    const tidy = async (body: unknown, status = 200) => {
      const answer = await tidyTokenAnswer(Response.json(body, { status }));
      return [answer.status, (await answer.json()) as unknown];
    };
    const one = { access_token: 'a', user_id: 1, permissions: ['p', 'q'] };
    const flat = { ...one, token_type: 'bearer', scope: 'p q' };
    expect(await tidy({ data: [one] })).toEqual([200, flat]);
    expect(await tidy({ ...one, permissions: 'p,q' })).toMatchObject([200, { scope: 'p,q' }]);
    expect((await tidy({ error: 'invalid_grant', log_id: '1' }))[0]).toBe(400);
    expect(await tidy({ access_token: 'a', token_type: 'Bearer', scope: 's' })).toEqual([
      200,
      { access_token: 'a', token_type: 'Bearer', scope: 's' },
    ]);
  });
});

describe('calling a provider', () => {
  let other: Server;
  let address = '';
  beforeAll(async () => {
    other = createServer((request, response) => {
      if (request.url === '/much') response.end('x'.repeat(300_000));
      else if (request.url === '/away') response.writeHead(302, { location: '/much' }).end('moved');
      else response.destroy();
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => void other.close());

  test('gives up on too much, on nothing, and where nobody is', async () => {
    await expect(limitedFetch(`${address}/much`)).rejects.toThrow('answered with too much');
    await expect(limitedFetch(`${address}/hang-up`)).rejects.toThrow('could not be reached');
    await expect(limitedFetch('http://127.0.0.1:1/')).rejects.toThrow('could not be reached');
  });

  test('follows no redirect', async () => {
    const answer = await limitedFetch(`${address}/away`);
    expect([answer.status, await answer.text()]).toEqual([302, 'moved']);
  });
});
