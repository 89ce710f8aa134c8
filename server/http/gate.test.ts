import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownHeaders } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe('headers and the CSRF gate of the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env: { PUBLIC_ORIGIN: 'http://localhost:4173' } });
  });
  afterAll(() => server.close());

  const post = (headers: Record<string, string>, payload = '{}', url = '/api/logout') =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const foreign: [string, Record<string, string>][] = [
    ['the custom header is missing', { 'content-type': 'application/json' }],
    ['a form posts', { ...ownHeaders, 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text posts', { ...ownHeaders, 'content-type': 'text/plain' }],
    ['the origin is another', { ...ownHeaders, origin: 'https://evil.example' }],
    ['the origin is hidden', { ...ownHeaders, origin: 'null' }],
    ['the origin differs in its port', { ...ownHeaders, origin: 'http://localhost:9999' }],
    ['the site is another', { ...ownHeaders, 'sec-fetch-site': 'cross-site' }],
    ['the site is a sibling', { ...ownHeaders, 'sec-fetch-site': 'same-site' }],
  ];

  test.each(foreign)('the CSRF gate rejects a request if %s', async (_why, headers) => {
    const response = await post(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ error: 'This request did not come from our pages.' });
    expect((await post(headers, '{}', '/api/signin')).statusCode).toBe(403);
    expect((await post(headers, '{}', '/api/no-such-call')).statusCode).toBe(403);
  });

  test('the CSRF gate accepts requests from our pages', async () => {
    const headers = { ...ownHeaders, origin: 'http://localhost:4173' };
    expect((await post({ ...headers, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  test('no other origin can read a response', async () => {
    const { headers } = await server.app.inject({
      url: '/api/health',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await server.app.inject({ method: 'OPTIONS', url: '/api/signin' });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('unreadable, too large and prototype-polluting bodies are rejected', async () => {
    expect((await post(ownHeaders, '{"a":')).statusCode).toBe(400);
    // Larger than the default limit of 100 kB.
    expect((await post(ownHeaders, JSON.stringify({ a: 'x'.repeat(200_000) }))).statusCode).toBe(
      413,
    );
    const poisoned = '{"__proto__":{"admin":true},"email":"a@b.test","password":"x"}';
    expect((await post(ownHeaders, poisoned, '/api/signin')).statusCode).toBe(400);
    expect((await post(ownHeaders, '[]', '/api/signin')).statusCode).toBe(422);
  });

  test('a response has the server time and forbids caching', async () => {
    const { headers } = await server.app.inject({ url: '/api/health' });
    expect(headers['x-server-time']).toBe(new Date(server.services.clock.now()).toISOString());
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the server has a security.txt with a contact and a date in the future', async () => {
    const { body, headers } = await server.app.inject({ url: '/.well-known/security.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:support@byline\.test\nExpires: /);
    expect(Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  test('an error is in the language of the request', async () => {
    const getError = async (language: string) => {
      const headers = { ...ownHeaders, 'accept-language': language };
      const payload = JSON.stringify({ email: 'approved@demo.test', password: 'x' });
      return (await post(headers, payload, '/api/signin')).json<{ error: string }>().error;
    };
    expect(await getError('ar')).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    expect(await getError('zh-CN,zh;q=0.9')).toBe('电子邮箱或密码错误。');
    expect(await getError('fr')).toBe('Email or password is incorrect.');
  });
});

describe('CSP reports and health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ seed: false });
  });
  afterAll(() => server.close());

  const health = async () => {
    const response = await server.app.inject({ url: '/api/health' });
    return [response.statusCode, response.json()] as const;
  };

  test('CSP reports of browsers are counted', async () => {
    expect(await health()).toEqual([200, { status: 'ok', csp_reports: 0 }]);
    const response = await server.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: '{"csp-report":{"violated-directive":"style-src"}}',
    });
    expect(response.statusCode).toBe(204);
    expect(await health()).toEqual([200, { status: 'ok', csp_reports: 1 }]);
  });

  test('the health check responds 503 while shutting down and without the database', async () => {
    server.state.isShuttingDown = true;
    expect((await health())[0]).toBe(503);
    server.state.isShuttingDown = false;
    await server.services.db.destroy();
    // A write that succeeded counts for a second.
    await expect.poll(async () => (await health())[0]).toBe(503);
  });
});
