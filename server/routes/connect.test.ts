import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connected, SocialAccount } from '../contract/social.ts';
import { unseal } from '../domain/encryption.ts';
import { databaseKinds } from '../testing/databases.ts';
import { begin, consent, travel } from '../testing/oauthFlow.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const day = 86_400_000;

describe.each(databaseKinds)('connecting on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  const connectionOf = async (client: TestClient, provider: string) => {
    const { body } = await client.get<Connected>('/api/profile/connected/social');
    return body.data.find((one) => one.provider === provider);
  };
  const joined = async (handle: string) => {
    const client = server.guest();
    await travel(server, client, 'signup', 'tiktok', { handle });
    return client;
  };

  test('connects an account that then signs in as well, its tokens sealed', async () => {
    const client = await server.signedIn('fresh');
    const { status, body } = await travel(server, client, 'connect', 'youtube', {
      ...{ handle: 'jonasfilms', followers: '900' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { provider: 'youtube', handle: '@jonasfilms' } });
    const again = await travel(server, server.guest(), 'signin', 'youtube', {
      handle: 'jonasfilms',
    });
    expect(again.body).toMatchObject({ user: { id: 'account-fresh' } });
    const { encryption } = server.services.config;
    const grants = await server.services.db.selectFrom('social_grants').selectAll().execute();
    expect(grants.length).toBeGreaterThan(0);
    for (const { access_token: token } of grants) {
      expect(unseal(encryption, 'access token', token)).toMatch(/^[\w-]{43}$/);
      expect(() => unseal(encryption, 'refresh token', token)).toThrow();
    }
  });

  test('refuses an account that is another person’s', async () => {
    const client = await joined('newcomer1');
    const answer = await travel(server, client, 'connect', 'instagram', { who: 'demo-approved' });
    expect(answer.status).toBe(409);
    expect(answer.body['error']).toContain('connected to another person’s account');
    expect(await connectionOf(client, 'instagram')).toBeUndefined();
  });

  test('gives an account to one of two who ask at once', async () => {
    const clients = [await joined('racer1'), await joined('racer2')];
    const trips = await Promise.all(
      clients.map(async (client) => ({
        client,
        returned: await consent(server, await begin(client, 'connect', 'youtube'), {
          handle: 'theprize',
        }),
      })),
    );
    const answers = await Promise.all(
      trips.map(({ client, returned }) => client.post('/api/connect/youtube', returned)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('refuses to finish for another account than the one that began', async () => {
    const client = await joined('beginner1');
    const returned = await consent(server, await begin(client, 'connect', 'youtube'), {
      handle: 'wronghands',
    });
    await travel(server, client, 'signin', 'tiktok', { who: 'demo-approved' });
    expect((await client.post('/api/connect/youtube', returned)).status).toBe(422);
    expect((await connectionOf(client, 'youtube'))?.handle).toBe('@mayamakesfilms');
  });

  test('names the jobs that keep it from disconnecting, or from becoming another account', async () => {
    const client = await server.signedIn('approved');
    const used = await connectionOf(client, 'tiktok');
    expect(used?.used_by_active_jobs).toBeGreaterThan(0);
    const answer = await client.post('/api/connect/tiktok', { disconnect: true });
    expect(answer.status).toBe(409);
    expect(answer.body['error']).toContain(used?.active_jobs[0]);
    const swap = await travel(server, client, 'connect', 'tiktok', { handle: 'othermaya' });
    expect(swap.status).toBe(409);
    expect((await connectionOf(client, 'tiktok'))?.handle).toBe('@mayamakes');
  });

  test('disconnects, and forgets tokens and the way in', async () => {
    const client = await server.signedIn('arabic');
    await travel(server, client, 'connect', 'facebook', { handle: 'layla.fb' });
    const before = await server.services.db.selectFrom('social_grants').selectAll().execute();
    expect((await client.post('/api/connect/facebook', { disconnect: true })).body).toEqual({});
    const after = await server.services.db.selectFrom('social_grants').selectAll().execute();
    expect(after).toHaveLength(before.length - 1);
    expect(await connectionOf(client, 'facebook')).toBeUndefined();
    const signin = await travel(server, server.guest(), 'signin', 'facebook', {
      handle: 'layla.fb',
    });
    expect(signin.status).toBe(404);
  });

  test('keeps the only way in', async () => {
    const client = await joined('onlyone');
    const answer = await client.post('/api/connect/tiktok', { disconnect: true });
    expect(answer.status).toBe(409);
    expect(answer.body['error']).toContain('your only way to sign in');
    await travel(server, client, 'connect', 'youtube', { handle: 'onlyone2' });
    expect((await client.post('/api/connect/tiktok', { disconnect: true })).status).toBe(200);
  });

  test('marks a lapsed grant, says why, and renews it by connecting again', async () => {
    const client = await joined('lapsing');
    server.services.clock.advance(61 * day);
    await server.simulate();
    await travel(server, client, 'signin', 'tiktok', { handle: 'lapsing' });
    expect(await connectionOf(client, 'tiktok')).toMatchObject({
      status: 'expired',
      problem: 'The permission at TikTok has run out. Connect again to renew it.',
    });
    await travel(server, client, 'connect', 'tiktok', { handle: 'lapsing' });
    const renewed = await connectionOf(client, 'tiktok');
    expect(renewed?.status).toBe('connected');
    expect(renewed).not.toHaveProperty('problem');
  });
});

describe.each(databaseKinds)('connecting by a code in the bio on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const manual = { handle: '@jonas.out', profile_url: 'lemon8-app.com/@jonas.out', followers: 120 };
  const path = '/api/connect/lemon8';
  const writeBio = (bio: string, handle = 'jonas.out') =>
    server.app.inject({
      method: 'POST',
      url: `/demo/bio/lemon8/${handle}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ bio }).toString(),
    });

  test('connects once the code stands in the bio, as a word of its own', async () => {
    const client = await server.signedIn('fresh');
    const begun = await client.post<{ verification_code: string; account: SocialAccount }>(
      path,
      manual,
    );
    const { verification_code: code, account } = begun.body;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(account).toMatchObject({
      ...{ status: 'pending_verification', handle: 'jonas.out', followers: 120 },
      profile_url: 'https://www.lemon8-app.com/@jonas.out',
      verification: { code },
    });
    const check = () => client.post(path, { verify: true });
    expect((await check()).body).toEqual({ error: 'The code was not found in your bio yet.' });
    await writeBio(`x${code}`);
    expect((await check()).status).toBe(422);
    await writeBio(`Hiking. ${code} <b>`);
    expect((await check()).body).toMatchObject({ account: { status: 'connected' } });
    expect((await client.post(path, manual)).status).toBe(409);
    expect((await client.post(path, { disconnect: true })).status).toBe(200);
  });

  test('lets a code expire after a day', async () => {
    const client = await server.signedIn('arabic');
    const { body } = await client.post(path, { ...manual, handle: 'jonas.out' });
    await writeBio(String(body['verification_code']));
    server.services.clock.advance(day);
    await client.signIn('arabic');
    expect((await client.post(path, { verify: true })).body).toEqual({
      error: 'The code has expired. Request a new one.',
    });
  });

  test('says beside each input what is wrong with it', async () => {
    const client = await server.signedIn('fresh');
    const errorsOf = async (body: object) => (await client.post(path, body)).body['errors'];
    expect(await errorsOf({ handle: 'x', profile_url: manual.profile_url })).toEqual({
      handle: 'The handle is invalid.',
    });
    expect(await errorsOf({ handle: 'jonas' })).toEqual({ profile_url: 'This field is required.' });
    expect(await errorsOf({ ...manual, followers: -1 })).toEqual({
      followers: 'The minimum followers is 0.',
    });
    for (const profile_url of [
      'https://evil.test/@jonas.out',
      'https://www.lemon8-app.com/@someone.else',
      'http://127.0.0.1/@jonas.out',
      'https://www.lemon8-app.com@evil.test/@jonas.out',
      'https://www.lemon8-app.com:8443/@jonas.out',
      'javascript:alert(1)',
    ]) {
      expect(await errorsOf({ ...manual, profile_url })).toEqual({
        profile_url: 'The profile link is invalid.',
      });
    }
    expect((await client.post(path, { verify: true, code: 'x' })).status).toBe(422);
  });

  test('is of no use where the provider has a sign-in', async () => {
    const client = await server.signedIn('fresh');
    const answer = await client.post('/api/connect/tiktok', manual);
    expect([answer.status, answer.body]).toEqual([
      422,
      { error: 'This account is connected at its provider, not by hand.' },
    ]);
  });
});
