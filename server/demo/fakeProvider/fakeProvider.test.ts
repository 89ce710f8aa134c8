import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minute } from '../../durations.ts';
import { createChallenge } from '../../providers/oauthClient.ts';
import { beginFlow } from '../../testing/oauthFlow.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

const path = '/demo/provider/youtube';
const verifier = 'v'.repeat(43);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the fake provider', () => {
  let server: TestServer;
  let origin = '';
  beforeAll(async () => {
    server = await openTestServer();
    origin = (await beginFlow(server.guest(), 'signin', 'youtube')).origin;
  });
  afterAll(() => server.close());

  const request = (changes: Record<string, string> = {}) => ({
    client_id: 'byline-demo',
    response_type: 'code',
    redirect_uri: `${origin}/redirect/signin/youtube`,
    scope: 'openid',
    state: 'abc',
    code_challenge: createChallenge(verifier, 'base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  const post = (url: string, values: Record<string, string>, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { ...form, host: new URL(origin).host, ...headers },
      payload: new URLSearchParams(values).toString(),
    });
  const approve = async (values = request()) => {
    const reply = await post(`${path}/authorize`, {
      ...values,
      who: 'demo-approved',
      answer: 'approve',
    });
    return new URL(String(reply.headers.location)).searchParams.get('code') ?? '';
  };
  const exchange = (code: string, changes: Record<string, string> = {}) =>
    post(`${path}/token`, {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: 'byline-demo',
      client_secret: 'byline-demo-secret',
      redirect_uri: `${origin}/redirect/signin/youtube`,
      ...changes,
    });

  test.each([
    ['of another client', { client_id: 'somebody' }],
    ['back to another site', { redirect_uri: 'https://evil.test/redirect/signin/youtube' }],
    ['back to another page', { redirect_uri: '/redirect/signin/tiktok' }],
    ['with a query in the redirect URI', { redirect_uri: '?next=x' }],
    ['without a challenge', { code_challenge: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['without a state', { state: '' }],
    ['for another response type', { response_type: 'token' }],
  ])(
    'the fake provider does not redirect for a request %s',
    async (_what, changes: Record<string, string>) => {
      const values = request(changes);
      // The rows have relative URLs, because the server's origin is known only here.
      values.redirect_uri = new URL(values.redirect_uri, request().redirect_uri).href;
      const query = new URLSearchParams(values).toString();
      const headers = { host: new URL(origin).host };
      const page = await server.app.inject({ url: `${path}/authorize?${query}`, headers });
      expect([page.statusCode, page.headers.location]).toEqual([400, undefined]);
      const reply = await post(`${path}/authorize`, { ...values, answer: 'approve' });
      expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
    },
  );

  test('the fake provider lists the demo people on a page without scripts', async () => {
    const query = new URLSearchParams(request({ state: '"><script>alert(1)</script>' }));
    const headers = { host: new URL(origin).host };
    const page = await server.app.inject({ url: `${path}/authorize?${query}`, headers });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'nonce/,
    );
    expect(page.body).toContain('Maya Tan');
    expect(page.body).not.toContain('<script');
  });

  test('the fake provider rejects a form of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const reply = await post(`${path}/authorize`, { ...request(), answer: 'approve' }, headers);
    expect(reply.statusCode).toBe(400);
  });

  test('the fake provider shows the form again for an invalid new person', async () => {
    const reply = await post(`${path}/authorize`, {
      ...request(),
      who: 'new',
      name: 'A <b>',
      handle: '!',
      personal: 'on',
      answer: 'approve',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('role="alert"');
    expect(reply.body).toContain('A &lt;b&gt;');
    expect(reply.body).toMatch(/name="personal" checked/);
    expect(reply.body).not.toMatch(/name="untick" checked/);
  });

  test('the fake provider exchanges a code once', async () => {
    const code = await approve();
    const first = await exchange(code);
    expect(first.json()).toMatchObject({ token_type: 'Bearer' });
    const again = await exchange(code);
    expect([again.statusCode, again.json()]).toEqual([400, { error: 'invalid_grant' }]);
  });

  test.each([
    [401, 'invalid_client', { client_secret: 'guessed' }],
    [401, 'invalid_client', { client_id: 'somebody' }],
    [400, 'invalid_request', { code_verifier: '' }],
    [400, 'invalid_grant', { code_verifier: 'w'.repeat(43) }],
    [400, 'invalid_grant', { redirect_uri: 'https://evil.test/' }],
    [400, 'invalid_request', { grant_type: 'password' }],
  ])(
    'the fake provider responds with %i %s if a parameter differs',
    async (status, error, changes) => {
      const reply = await exchange(await approve(), changes);
      expect([reply.statusCode, reply.json()]).toEqual([status, { error }]);
    },
  );

  test('the fake provider rejects a code after a minute', async () => {
    const code = await approve();
    server.services.clock.advance(minute);
    expect((await exchange(code)).json()).toEqual({ error: 'invalid_grant' });
  });

  test('the fake provider returns no profile without a valid token', async () => {
    const headers = { authorization: 'Bearer made-up' };
    const reply = await server.app.inject({ url: `${path}/profile/0`, headers });
    expect(reply.statusCode).toBe(401);
  });
});
