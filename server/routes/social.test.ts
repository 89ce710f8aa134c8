import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../domain/identifiers.ts';
import { minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { beginFlow, completeFlow, giveConsent } from '../testing/oauthFlow.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const env = { RATE_SIGNIN_ADDRESS: '1000', RATE_SIGNIN_ACCOUNT: '1000' };
const stale = { error: 'This took too long or was started in another browser. Please try again.' };

describe.each(usualDatabaseKinds)('signing in with a provider on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env });
  });
  afterAll(() => server.close());

  test.each(['facebook', 'instagram', 'youtube', 'tiktok'] as const)(
    'signing in opens a session for a known user of %s',
    async (provider) => {
      const client = server.guest();
      const { status, body } = await completeFlow(server, client, 'signin', provider, {
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
  ])(
    'signing in works for a user whose account is %s, with the flags of that state',
    async (who, flags) => {
      const { body } = await completeFlow(server, server.guest(), 'signin', 'tiktok', {
        who: `demo-${who}`,
      });
      expect(body).toMatchObject({ user: flags });
    },
  );

  // A host is trusted only if it names this machine, because clients can send any host.
  test.each([
    ['portal.test', 'http://portal.test/'],
    ['localhost:4000', 'http://localhost:4000/'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000/'],
    ['evil.example', 'http://localhost:'],
    ['localhost.evil.example', 'http://localhost:'],
    ['203.0.113.9', 'http://localhost:'],
    ['evil.example#.test', 'http://localhost:'],
  ])('signing in returns a visitor of %s to %s', async (host, origin) => {
    const client = server.guest();
    const { body } = await client.post('/api/signin/tiktok', {}, { host });
    const address = new URL(String(body['redirect_url']));
    expect(address.searchParams.get('redirect_uri') ?? '').toMatch(origin);
    expect(address.href).not.toMatch(/evil|203\.0/);
  });

  test('signing in requests basic scopes, with PKCE, a state and a fixed redirect URI', async () => {
    const address = await beginFlow(server.guest(), 'signin', 'tiktok');
    const requested = Object.fromEntries(address.searchParams);
    expect(requested).toMatchObject({
      client_key: 'byline-demo',
      response_type: 'code',
      scope: 'user.info.basic',
      code_challenge_method: 'S256',
      redirect_uri: `${address.origin}/redirect/signin/tiktok`,
    });
    expect(requested['state']).toMatch(/^[\w-]{43}$/);
    const flows = await server.services.db.selectFrom('oauth_flows').selectAll().execute();
    expect(flows.map(({ id }) => id)).toContain(digest(requested['state'] ?? ''));
    expect(JSON.stringify(flows)).not.toContain(requested['state']);
  });

  test('signing in rejects a made-up state, and a state of another provider or flow type', async () => {
    const client = server.guest();
    const callback = await giveConsent(server, await beginFlow(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    for (const [path, body] of [
      ['/api/signin/tiktok', { ...callback, state: 'x'.repeat(43) }],
      ['/api/signin/facebook', callback],
      ['/api/signup/tiktok', callback],
    ] as const) {
      const response = await client.post(path, body);
      expect([response.status, response.body]).toEqual([422, stale]);
    }
    // None of these used up the state.
    expect((await client.post('/api/signin/tiktok', callback)).status).toBe(200);
  });

  test('signing in rejects the callback in another browser, and still accepts it in the right browser', async () => {
    const client = server.guest();
    const callback = await giveConsent(server, await beginFlow(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    const stranger = server.guest();
    await beginFlow(stranger, 'signin', 'tiktok');
    expect((await stranger.post('/api/signin/tiktok', callback)).body).toEqual(stale);
    expect((await server.guest().post('/api/signin/tiktok', callback)).body).toEqual(stale);
    expect((await client.post('/api/signin/tiktok', callback)).status).toBe(200);
  });

  test('signing in rejects a callback after ten minutes', async () => {
    const client = server.guest();
    const address = await beginFlow(client, 'signin', 'tiktok');
    server.services.clock.advance(10 * minute);
    const callback = await giveConsent(server, address, { who: 'demo-approved' });
    expect((await client.post('/api/signin/tiktok', callback)).body).toEqual(stale);
  });

  test('signing in exchanges the code once and responds alike to repeated callbacks, even ten at once', async () => {
    const client = server.guest();
    const callback = await giveConsent(server, await beginFlow(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    const before = await countSessions(server);
    const finish = () => client.post('/api/signin/tiktok', callback);
    const responses = await Promise.all(Array.from({ length: 10 }, finish));
    responses.push(await finish());
    expect(
      new Set(responses.map(({ status, body }) => `${status}${JSON.stringify(body)}`)).size,
    ).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await countSessions(server)).toBe(before + 1);
  });

  test('an old callback does not sign in again after logging out', async () => {
    const client = server.guest();
    const callback = await giveConsent(server, await beginFlow(client, 'signin', 'tiktok'), {
      who: 'demo-approved',
    });
    await client.post('/api/signin/tiktok', callback);
    await client.post('/api/logout');
    expect((await client.post('/api/signin/tiktok', callback)).body).toEqual(stale);
    expect(await client.hasSession()).toBe(false);
  });

  test('cancellation and errors are reported with our own messages, not the provider’s', async () => {
    const client = server.guest();
    const getResponse = async (answer: 'deny' | 'error') =>
      (await completeFlow(server, client, 'signin', 'tiktok', { answer })).body;
    expect(await getResponse('deny')).toEqual({
      error: 'You cancelled at TikTok. Nothing was changed.',
    });
    expect(await getResponse('error')).toEqual({
      error: 'TikTok reported a problem. Nothing was changed; please try again.',
    });
    const { searchParams } = await beginFlow(client, 'signin', 'tiktok');
    const hostile = { state: searchParams.get('state'), error: '<script>alert(1)</script>' };
    const { status, body } = await client.post('/api/signin/tiktok', hostile);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toContain('script');
  });

  test('signing in rejects a code that the provider did not issue', async () => {
    const client = server.guest();
    const { searchParams } = await beginFlow(client, 'signin', 'tiktok');
    const made = { state: searchParams.get('state'), code: 'made-up' };
    const response = await client.post('/api/signin/tiktok', made);
    expect([response.status, response.body]).toEqual([422, stale]);
  });

  test('signing in rejects a user without an account', async () => {
    const how = { handle: 'nobodyyet' };
    const { status, body } = await completeFlow(server, server.guest(), 'signin', 'tiktok', how);
    expect(status).toBe(404);
    expect(body['error']).toContain('There is no account for this TikTok account yet.');
  });

  test('signing in closes the previous session of the browser', async () => {
    const client = await server.signedIn('fresh');
    const first = client.token;
    await completeFlow(server, client, 'signin', 'tiktok', { who: 'demo-approved' });
    client.token = first;
    expect(await client.hasSession()).toBe(false);
  });

  test('signing in with an unknown provider is refused', async () => {
    const response = await server.guest().post('/api/signin/lemon8');
    expect([response.status, response.body]).toEqual([404, { error: 'Unknown provider.' }]);
  });
});

describe('without a client and without the demo', () => {
  test('a provider without a client and without the demo is not available and not faked', async () => {
    const server = await openTestServer({ env: { MODE: 'test', DEMO: 'off' }, seed: false });
    const { status, body } = await server.guest().post('/api/signin/tiktok');
    expect(status).toBe(404);
    expect(body['error']).toContain('TikTok is not available on this site.');
    for (const url of ['/demo/provider/tiktok/authorize', '/demo/bio/lemon8/someone']) {
      const page = await server.app.inject({ method: 'POST', url, payload: {} });
      expect(page.statusCode).toBe(404);
    }
    await server.close();
  });
});

async function countSessions({ services }: TestServer): Promise<number> {
  return (await services.db.selectFrom('sessions').select('id').execute()).length;
}
