import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../domain/identifiers.ts';
import { databaseKinds } from '../testing/databases.ts';
import { begin, consent, travel } from '../testing/oauthFlow.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const minute = 60_000;
const env = { RATE_SIGNIN_ADDRESS: '1000', RATE_SIGNIN_ACCOUNT: '1000' };
const stale = { error: 'That took too long, or began in another browser. Please try again.' };

describe.each(databaseKinds)('signing in by a provider on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env });
  });
  afterAll(() => server.close());

  test.each(['facebook', 'instagram', 'youtube', 'tiktok'] as const)(
    'opens a session of that way in for who is known at %s',
    async (provider) => {
      const client = server.guest();
      const { status, body } = await travel(server, client, 'signin', provider, {
        who: 'demo-approved',
      });
      expect(status).toBe(200);
      const user = { name: 'Maya Tan', login_with: 'social', login_provider: provider };
      expect(body).toMatchObject({ user });
      expect((await client.get('/api/user')).body).toMatchObject(user);
    },
  );

  test.each([
    ['pending', { profile_pending: true }],
    ['review', { in_review: true }],
    ['rejected', { is_approved: false, review: { outcome: 'rejected' } }],
  ])('lets somebody %s in as the flags say', async (who, flags) => {
    const { body } = await travel(server, server.guest(), 'signin', 'tiktok', {
      who: `demo-${who}`,
    });
    expect(body).toMatchObject({ user: flags });
  });

  test('asks for little, with PKCE, a state, and one fixed address to return to', async () => {
    const address = await begin(server.guest(), 'signin', 'tiktok');
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      client_key: 'byline-demo',
      response_type: 'code',
      scope: 'user.info.basic',
      code_challenge_method: 'S256',
      redirect_uri: `${address.origin}/redirect/signin/tiktok`,
    });
    expect(asked['state']).toMatch(/^[\w-]{43}$/);
    const flows = await server.services.db.selectFrom('oauth_flows').selectAll().execute();
    expect(flows.map(({ id }) => id)).toContain(digest(asked['state'] ?? ''));
    expect(JSON.stringify(flows)).not.toContain(asked['state']);
  });

  test('refuses a state that was made up, for another provider, or for another way', async () => {
    const client = server.guest();
    const returned = await consent(server, await begin(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    for (const [path, body] of [
      ['/api/signin/tiktok', { ...returned, state: 'x'.repeat(43) }],
      ['/api/signin/facebook', returned],
      ['/api/signup/tiktok', returned],
    ] as const) {
      const answer = await client.post(path, body);
      expect([answer.status, answer.body]).toEqual([422, stale]);
    }
    // None of these spent it.
    expect((await client.post('/api/signin/tiktok', returned)).status).toBe(200);
  });

  test('refuses what another browser brings, and leaves it to the right one', async () => {
    const client = server.guest();
    const returned = await consent(server, await begin(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    const stranger = server.guest();
    await begin(stranger, 'signin', 'tiktok');
    expect((await stranger.post('/api/signin/tiktok', returned)).body).toEqual(stale);
    expect((await server.guest().post('/api/signin/tiktok', returned)).body).toEqual(stale);
    expect((await client.post('/api/signin/tiktok', returned)).status).toBe(200);
  });

  test('refuses a return after ten minutes', async () => {
    const client = server.guest();
    const address = await begin(client, 'signin', 'tiktok');
    server.services.clock.advance(10 * minute);
    const returned = await consent(server, address, { who: 'demo-approved' });
    expect((await client.post('/api/signin/tiktok', returned)).body).toEqual(stale);
  });

  test('exchanges once and answers all twins alike, also ten at the same time', async () => {
    const client = server.guest();
    const returned = await consent(server, await begin(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    const before = await sessions(server);
    const finish = () => client.post('/api/signin/tiktok', returned);
    const answers = await Promise.all(Array.from({ length: 10 }, finish));
    answers.push(await finish());
    expect(
      new Set(answers.map(({ status, body }) => `${status}${JSON.stringify(body)}`)).size,
    ).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await sessions(server)).toBe(before + 1);
  });

  test('does not sign in again by an old return after logging out', async () => {
    const client = server.guest();
    const returned = await consent(server, await begin(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    await client.post('/api/signin/tiktok', returned);
    await client.post('/api/logout');
    expect((await client.post('/api/signin/tiktok', returned)).body).toEqual(stale);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('says in our words that it was cancelled or went wrong, whatever the provider says', async () => {
    const client = server.guest();
    const answerOf = async (answer: 'deny' | 'error') =>
      (await travel(server, client, 'signin', 'tiktok', { answer })).body;
    expect(await answerOf('deny')).toEqual({
      error: 'You cancelled at TikTok. Nothing was changed.',
    });
    expect(await answerOf('error')).toEqual({
      error: 'TikTok reported a problem. Nothing was changed; please try again.',
    });
    const { searchParams } = await begin(client, 'signin', 'tiktok');
    const hostile = { state: searchParams.get('state'), error: '<script>alert(1)</script>' };
    const { status, body } = await client.post('/api/signin/tiktok', hostile);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toContain('script');
  });

  test('refuses a code that the provider never gave', async () => {
    const client = server.guest();
    const { searchParams } = await begin(client, 'signin', 'tiktok');
    const made = { state: searchParams.get('state'), code: 'made-up' };
    const answer = await client.post('/api/signin/tiktok', made);
    expect([answer.status, answer.body]).toEqual([422, stale]);
  });

  test('does not know who has not joined', async () => {
    const how = { handle: 'nobodyyet' };
    const { status, body } = await travel(server, server.guest(), 'signin', 'tiktok', how);
    expect(status).toBe(404);
    expect(body['error']).toContain('Nobody has joined with this TikTok account yet.');
  });

  test('ends the session that was there before', async () => {
    const client = await server.signedIn('fresh');
    const first = client.token;
    await travel(server, client, 'signin', 'tiktok', { who: 'demo-approved' });
    client.token = first;
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('has no other providers', async () => {
    const answer = await server.guest().post('/api/signin/lemon8');
    expect([answer.status, answer.body]).toEqual([404, { error: 'There is no such provider.' }]);
  });
});

describe('without a client and without the demo', () => {
  test('a provider is not offered, and has no stand-in', async () => {
    const server = await openTestServer({ env: { MODE: 'test', DEMO: 'off' }, seed: false });
    const { status, body } = await server.guest().post('/api/signin/tiktok');
    expect(status).toBe(404);
    expect(body['error']).toContain('TikTok is not set up on this site.');
    for (const url of ['/demo/provider/tiktok/authorize', '/demo/bio/lemon8/someone']) {
      const page = await server.app.inject({ method: 'POST', url, payload: {} });
      expect(page.statusCode).toBe(404);
    }
    await server.close();
  });
});

async function sessions({ services }: TestServer): Promise<number> {
  return (await services.db.selectFrom('sessions').select('id').execute()).length;
}
