import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../demo/seed/accounts.ts';
import { ownHeaders } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const credentials = { email: 'approved@demo.test', password: demoPassword };

type From = { host: string; address?: string; headers?: Record<string, string> };

/** Signs in and returns the `Set-Cookie` headers of the response. */
async function signIn(server: TestServer, { host, address, headers }: From): Promise<string[]> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/signin',
    ...(address && { remoteAddress: address }),
    headers: { ...ownHeaders, host, ...headers },
    payload: credentials,
  });
  expect(response.statusCode, response.body).toBe(200);
  return [response.headers['set-cookie'] ?? []].flat();
}

describe('the cookies of a server without a public origin', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  test.each<From>([
    { host: 'localhost:4173' },
    { host: 'localhost' },
    { host: '127.0.0.1:4173' },
    { host: '[::1]:4173', address: '::1' },
    { host: 'localhost:4173', address: '::ffff:127.0.0.1' },
  ])('cookies are stored by every browser on loopback: $host from $address', async (from) => {
    // A session lasts at most 30 days, and a device is known for a year.
    const [session, device] = await signIn(server, from);
    expect(session).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(device).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each<From>([
    { host: 'localhost:4173', address: '203.0.113.7' },
    { host: 'localhost:4173', address: '10.0.0.1' },
    { host: 'portal.example' },
    { host: 'localhost.evil.example' },
    { host: '127.0.0.1.evil.example' },
    { host: 'evil.example:127.0.0.1' },
    { host: 'localhost:4173', headers: { 'x-forwarded-proto': 'http' }, address: '203.0.113.7' },
  ])('cookies stay secure elsewhere: $host from $address', async (from) => {
    const cookies = await signIn(server, from);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Secure/);
  });

  test('cookies are read only on the hosts for which they are set', async () => {
    const [session = ''] = await signIn(server, { host: 'localhost:4173' });
    const token = /=([\w-]+)/.exec(session)?.[1] ?? '';
    const read = async (host: string, cookie: string) => {
      const headers = { host, cookie };
      return (await server.app.inject({ url: '/api/user/session', headers })).statusCode;
    };
    expect(await read('localhost:4173', `session=${token}`)).toBe(200);
    expect(await read('localhost:4173', `__Host-session=${token}`)).toBe(401);
    expect(await read('portal.example', `session=${token}`)).toBe(401);
    expect(await read('portal.example', `__Host-session=${token}`)).toBe(200);
  });
});

describe.each([
  ['behind a trusted proxy', { TRUST_PROXY: '127.0.0.1' }],
  [
    'in production',
    {
      PUBLIC_ORIGIN: 'https://portal.example',
      TRUST_PROXY: '127.0.0.1',
    },
  ],
])('the cookies of a server %s', (_where, env) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env });
  });
  afterAll(() => server.close());

  test.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'localhost:4173' },
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.7', 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
  ])('cookies stay secure, whatever is forwarded: %o', async (headers) => {
    const cookies = await signIn(server, { host: 'localhost:4173', headers });
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Secure/);
  });
});

test('with a public origin over https, a request from loopback gets secure cookies too', async () => {
  const server = await openTestServer({ env: { PUBLIC_ORIGIN: 'https://localhost:4173' } });
  const cookies = await signIn(server, { host: 'localhost:4173' });
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Secure/);
  await server.close();
});
