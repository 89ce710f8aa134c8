import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connected, SocialAccount } from '../../contract/schemas/social.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import { decrypt } from '../domain/encryption.ts';
import { finishBioCheck } from '../domain/social/bioChecks.ts';
import { day } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { beginFlow, completeFlow, giveConsent } from '../testing/oauthFlow.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('connecting and disconnecting accounts on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  const findConnection = async (client: TestClient, provider: string) => {
    const { body } = await client.get<Connected>('/api/profile/connected/social');
    return body.data.find((one) => one.provider === provider);
  };
  const signedUp = async (handle: string) => {
    const client = server.guest();
    await completeFlow(server, client, 'signup', 'tiktok', { handle });
    return client;
  };

  test('connecting adds an account that can then sign in, with encrypted tokens', async () => {
    const client = await server.signedIn('fresh');
    const { status, body } = await completeFlow(server, client, 'connect', 'youtube', {
      handle: 'jonasfilms',
      followers: '900',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { provider: 'youtube', handle: '@jonasfilms' } });
    const again = await completeFlow(server, server.guest(), 'signin', 'youtube', {
      handle: 'jonasfilms',
    });
    expect(again.body).toMatchObject({ user: { id: 'account-fresh' } });
    const { encryption } = server.services.config;
    const grants = await server.services.db.selectFrom('social_grants').selectAll().execute();
    expect(grants.length).toBeGreaterThan(0);
    for (const { access_token: token } of grants) {
      expect(decrypt(encryption, 'access token', token)).toMatch(/^[\w-]{43}$/);
      expect(() => decrypt(encryption, 'refresh token', token)).toThrow();
    }
  });

  test('connecting rejects an account that another user has connected', async () => {
    const client = await signedUp('newcomer1');
    const response = await completeFlow(server, client, 'connect', 'instagram', {
      who: 'demo-approved',
    });
    expect(response.status).toBe(409);
    expect(response.body['error']).toContain('connected to another person’s account');
    expect(await findConnection(client, 'instagram')).toBeUndefined();
  });

  test('an account that two users claim at once is connected to one of them', async () => {
    const clients = [await signedUp('racer1'), await signedUp('racer2')];
    const flows = await Promise.all(
      clients.map(async (client) => ({
        client,
        callback: await giveConsent(server, await beginFlow(client, 'connect', 'youtube'), {
          handle: 'theprize',
        }),
      })),
    );
    const responses = await Promise.all(
      flows.map(({ client, callback }) => client.post('/api/connect/youtube', callback)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('connecting does not finish for another account than the account that started it', async () => {
    const client = await signedUp('beginner1');
    const callback = await giveConsent(server, await beginFlow(client, 'connect', 'youtube'), {
      handle: 'wronghands',
    });
    await completeFlow(server, client, 'signin', 'tiktok', { who: 'demo-approved' });
    expect((await client.post('/api/connect/youtube', callback)).status).toBe(422);
    // The channel that the demo account had before.
    expect((await findConnection(client, 'youtube'))?.handle).toBe('@mayamakesfilms');
  });

  test('an error names the jobs that prevent disconnecting or replacing an account', async () => {
    const client = await server.signedIn('approved');
    const used = await findConnection(client, 'tiktok');
    expect(used?.used_by_active_jobs).toBeGreaterThan(0);
    const response = await client.post('/api/connect/tiktok', { disconnect: true });
    expect(response.status).toBe(409);
    expect(response.body['error']).toContain(used?.active_jobs[0]);
    const swap = await completeFlow(server, client, 'connect', 'tiktok', { handle: 'othermaya' });
    expect(swap.status).toBe(409);
    expect((await findConnection(client, 'tiktok'))?.handle).toBe('@mayamakes');
  });

  test('disconnecting deletes tokens and identity', async () => {
    const client = await server.signedIn('arabic');
    await completeFlow(server, client, 'connect', 'facebook', { handle: 'layla.fb' });
    const before = await server.services.db.selectFrom('social_grants').selectAll().execute();
    expect((await client.post('/api/connect/facebook', { disconnect: true })).body).toEqual({});
    const after = await server.services.db.selectFrom('social_grants').selectAll().execute();
    expect(after).toHaveLength(before.length - 1);
    expect(await findConnection(client, 'facebook')).toBeUndefined();
    const signin = await completeFlow(server, server.guest(), 'signin', 'facebook', {
      handle: 'layla.fb',
    });
    expect(signin.status).toBe(404);
  });

  test('the only way to sign in cannot be disconnected', async () => {
    const client = await signedUp('onlyone');
    const response = await client.post('/api/connect/tiktok', { disconnect: true });
    expect(response.status).toBe(409);
    expect(response.body['error']).toContain('your only way to sign in');
    await completeFlow(server, client, 'connect', 'youtube', { handle: 'onlyone2' });
    expect((await client.post('/api/connect/tiktok', { disconnect: true })).status).toBe(200);
  });

  test('figures that the provider no longer shares are kept with their date, for the same account only', async () => {
    const client = await server.signedIn('approved');
    const before = await findConnection(client, 'facebook');
    expect(before).toMatchObject({ status: 'expired', followers: 3100 });
    await completeFlow(server, client, 'connect', 'facebook', { who: 'demo-approved' });
    const again = await findConnection(client, 'facebook');
    expect(again).toMatchObject({
      status: 'connected',
      followers: 3100,
      engagement_rate: before?.engagement_rate,
      synced_at: before?.synced_at,
    });
    expect(Date.parse(again?.connected_at ?? '')).toBeGreaterThan(
      Date.parse(again?.synced_at ?? ''),
    );
    // The followers still count for the job that requires 1,500.
    const bakery = '/api/job/hearth-bake-sale';
    expect((await client.get<JobDetail>(bakery)).body.my.unmet).toEqual([]);
    await completeFlow(server, client, 'connect', 'facebook', { handle: 'another.maya' });
    expect(await findConnection(client, 'facebook')).toMatchObject({ followers: null });
    const { requirements, my } = (await client.get<JobDetail>(bakery)).body;
    expect(my).toMatchObject({ eligible: false, unmet: ['followers.facebook'] });
    const { data } = (await client.get<Jobs>('/api/jobs?eligible=1&per_page=100')).body;
    expect(data.filter((job) => !job.my.eligible).map(({ id }) => id)).toEqual([]);
    expect(requirements.at(-1)).toMatchObject({
      key: 'followers.facebook',
      mine: 'not shared by Facebook',
      met: null,
      fix_url: null,
    });
  });

  test('connecting again is not offered for a requirement that it could not meet', async () => {
    const client = await signedUp('nofacebook');
    const user = await client.get<{ id: string }>('/api/user');
    await server.services.db
      .updateTable('accounts')
      .set({ state: 'approved' })
      .where('id', '=', user.body.id)
      .execute();
    const { requirements } = (await client.get<JobDetail>('/api/job/hearth-bake-sale')).body;
    expect(requirements.map(({ met, fix_url: fix }) => [met, fix])).toEqual([
      [false, null],
      [null, null],
    ]);
  });

  test('an expired grant is marked with a reason, and renewed by connecting again', async () => {
    const client = await signedUp('lapsing');
    // The tokens of the fake provider last 60 days.
    server.services.clock.advance(61 * day);
    await server.simulate();
    await completeFlow(server, client, 'signin', 'tiktok', { handle: 'lapsing' });
    expect(await findConnection(client, 'tiktok')).toMatchObject({
      status: 'expired',
      problem: 'The permission at TikTok has expired. Connect again to renew it.',
    });
    await completeFlow(server, client, 'connect', 'tiktok', { handle: 'lapsing' });
    const renewed = await findConnection(client, 'tiktok');
    expect(renewed?.status).toBe('connected');
    expect(renewed).not.toHaveProperty('problem');
  });
});

describe.each(usualDatabaseKinds)('connecting by a code in the bio on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const manual = { handle: '@jonas.out', profile_url: 'lemon8-app.com/@jonas.out', followers: 120 };
  const path = '/api/connect/lemon8';
  const readConnection = async (client: TestClient) =>
    (await client.get<Connected>('/api/profile/connected/social')).body.data.find(
      ({ provider }) => provider === 'lemon8',
    );
  const writeBio = (bio: string, handle = 'jonas.out') =>
    server.app.inject({
      method: 'POST',
      url: `/demo/bio/lemon8/${handle}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ bio }).toString(),
    });

  test('an account is connected once the bio contains the code as a separate word', async () => {
    const client = await server.signedIn('fresh');
    const begun = await client.post<{ verification_code: string; account: SocialAccount }>(
      path,
      manual,
    );
    const { verification_code: code, account } = begun.body;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(account).toMatchObject({
      status: 'pending_verification',
      handle: 'jonas.out',
      followers: 120,
      profile_url: 'https://www.lemon8-app.com/@jonas.out',
      verification: { code },
    });
    const check = () => client.post(path, { verify: true });
    expect((await check()).body).toEqual({ error: 'The code is not in your bio yet.' });
    await writeBio(`x${code}`);
    expect((await check()).status).toBe(422);
    await writeBio(`Hiking. ${code} <b>`);
    expect((await check()).body).toMatchObject({ account: { status: 'connected' } });
    // The request is repeated because its response was lost.
    expect((await check()).body).toMatchObject({ account: { status: 'connected' } });
    expect((await client.post(path, manual)).status).toBe(409);
    expect((await client.post(path, { disconnect: true })).status).toBe(200);
  });

  test('a check fails if the user has entered another profile meanwhile, whose code stays valid', async () => {
    const client = await server.signedIn('fresh');
    const { body: begun } = await client.post(path, manual);
    const other = { handle: 'other.jonas', profile_url: 'lemon8-app.com/@other.jonas' };
    let otherCode = '';
    const providers = {
      ...server.services.providers,
      fetchBio: async () => {
        otherCode = String((await client.post(path, other)).body['verification_code']);
        return String(begun['verification_code']);
      },
    };
    const check = finishBioCheck({ ...server.services, providers }, 'account-fresh', 'lemon8');
    await expect(check).rejects.toMatchObject({ kind: 'conflict' });
    expect(await readConnection(client)).toMatchObject({
      handle: 'other.jonas',
      status: 'pending_verification',
      verification: { code: otherCode },
    });
    const owner = await server.signedIn('arabic');
    const { body } = await owner.post(path, manual);
    await writeBio(String(body['verification_code']));
    expect((await owner.post(path, { verify: true })).status).toBe(200);
    for (const each of [client, owner]) await each.post(path, { disconnect: true });
  });

  test('a profile is connected to one account, with and without @ in its address', async () => {
    const [first, second] = [await server.signedIn('fresh'), await server.signedIn('arabic')];
    const connect = async (client: TestClient, profile_url: string) => {
      const { body } = await client.post(path, { handle: 'jonas.out', profile_url });
      await writeBio(String(body['verification_code']));
      return (await client.post(path, { verify: true })).status;
    };
    expect(await connect(first, 'lemon8-app.com/@jonas.out')).toBe(200);
    expect(await connect(second, 'lemon8-app.com/Jonas.Out')).toBe(409);
    for (const client of [first, second]) await client.post(path, { disconnect: true });
  });

  test('a code for the bio expires after a day', async () => {
    const client = await server.signedIn('arabic');
    const { body } = await client.post(path, { ...manual, handle: 'jonas.out' });
    await writeBio(String(body['verification_code']));
    server.services.clock.advance(day);
    // The session has ended after a day without a request.
    await client.signIn('arabic');
    expect((await client.post(path, { verify: true })).body).toEqual({
      error: 'The code has expired. Request a new one.',
    });
  });

  test('connecting by a code reports errors by input', async () => {
    const client = await server.signedIn('fresh');
    const getErrors = async (body: object) => (await client.post(path, body)).body['errors'];
    expect(await getErrors({ handle: 'x', profile_url: manual.profile_url })).toEqual({
      handle: 'The handle is invalid.',
    });
    expect(await getErrors({ handle: 'jonas' })).toEqual({
      profile_url: 'This field is required.',
    });
    expect(await getErrors({ ...manual, followers: -1 })).toEqual({
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
      expect(await getErrors({ ...manual, profile_url })).toEqual({
        profile_url: 'The profile link is invalid.',
      });
    }
    expect((await client.post(path, { verify: true, code: 'x' })).status).toBe(422);
  });

  test('connecting by a code is rejected for a provider with OAuth', async () => {
    const client = await server.signedIn('fresh');
    await expect(client.post(path, { sync: true })).resolves.toMatchObject({ status: 422 });
    const response = await client.post('/api/connect/tiktok', manual);
    expect([response.status, response.body]).toEqual([
      422,
      { error: 'Connect this account at its provider.' },
    ]);
  });
});
