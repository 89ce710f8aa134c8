import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const index = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__">
<meta name="app-config" content="__APP_CONFIG__"><script nonce="__CSP_NONCE__"></script><title>App</title>`;

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

describe('the page and static files', () => {
  let server: TestServer;
  const base = mkdtempSync(path.join(os.tmpdir(), 'byline-app-'));
  const dir = path.join(base, 'app');
  beforeAll(async () => {
    for (const folder of ['assets', 'localization'])
      mkdirSync(path.join(dir, folder), { recursive: true });
    writeFileSync(path.join(dir, 'index.html'), index);
    mkdirSync(path.join(base, 'renderer'));
    // The build writes this file: the titles of the routes by pattern.
    const titles = [
      ['/jobs/?(\\?.*)?', 'Jobs'],
      ['/jobs/[^/]+/?(\\?.*)?', 'Job'],
    ];
    writeFileSync(path.join(base, 'renderer/titles.json'), JSON.stringify(titles));
    writeFileSync(path.join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(path.join(dir, 'assets/main-abc123.js'), 'plain');
    writeFileSync(path.join(dir, 'assets/main-abc123.js.br'), 'brotli');
    writeFileSync(path.join(dir, 'localization/ar.5.json'), '{}');
    server = await openTestServer({
      env: {
        APP_DIR: dir,
        APP_NAME: '"><script>',
        API_HOST: 'https://api.example',
        PUBLIC_ORIGIN: 'https://app.example',
        CLEARING_DAYS: '10',
      },
      seed: false,
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(base, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  test('the page has a new nonce each time, in every placeholder and in the policy', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/jobs/7?tab=brief', '/no-such-page']) {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(200);
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      // The CSP specification recommends nonces of at least 128 bits.
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      // The template has two placeholders, which split the body into three parts.
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}' 'strict-dynamic'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test.each([
    ['/jobs', ' | Jobs'],
    ['/jobs?q=a', ' | Jobs'],
    ['/jobs/7', ' | Job'],
    ['/no-such-page', ''],
  ])('the page has its title at %s', async (url, title) => {
    const { body } = await get(url);
    expect(body).toContain(`<title>&quot;&gt;&lt;script&gt;${title}</title>`);
  });

  test('the page is never cached and never revalidated', async () => {
    const { headers } = await get('/home');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
    const again = await get('/home', { 'if-none-match': '*', 'if-modified-since': 'now' });
    expect(again.statusCode).toBe(200);
  });

  test('the page contains the escaped configuration', async () => {
    const { body } = await get('/home');
    expect(body).not.toContain('"><script>');
    const [, content = ''] = /name="app-config" content="([^"]*)"/.exec(body) ?? [];
    expect(JSON.parse(unescapeHtml(content))).toMatchObject({
      appName: '"><script>',
      apiHost: 'https://api.example',
      supportEmail: 'support@byline.test',
      policy: {
        clearing_days: 10,
        review_window_hours: 72,
        withdrawal: { min: { amount: 1000, currency: 'USD' }, arrives_in_days: [1, 3] },
      },
    });
  });

  test('the page has a policy without exceptions for inline code', async () => {
    const policy = String((await get('/home')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(policy).not.toMatch(/unsafe|\shttp:/);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
    const { headers } = await get('/home');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(policy).toContain("form-action 'self'");
  });

  test('hashed files have unlimited caching, and are precompressed if the browser supports it', async () => {
    const plain = await get('/assets/main-abc123.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    const compressed = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect((await get('/localization/ar.5.json')).headers['cache-control']).toContain('immutable');
  });

  test('the page is not sent for a missing file or an unknown API path', async () => {
    for (const url of ['/assets/old-chunk.js', '/localization/xx.5.json']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body]).toEqual([404, 'Not found']);
      expect(String(headers['cache-control'] ?? '')).not.toContain('immutable');
    }
    const call = await get('/api/no-such-call');
    expect([call.statusCode, call.json()]).toEqual([404, { error: 'Not found.' }]);
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  test.each([
    '/%',
    '/jobs/%E0%A4%A',
    '//jobs',
    '/jobs//',
    '/jobs/../x',
    '/\\jobs',
    '/jobs/%2e',
    '/a%25b',
    '/%zz?q=%',
  ])('the server sends a browser at %s to a page, and an API call an error', async (url) => {
    const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    const isPage = String(page.headers['content-type']).startsWith('text/html');
    // The address is either a page of the app, or redirects to its page for unknown addresses.
    expect([isPage, page.headers.location]).toEqual(
      page.statusCode === 302 ? [false, '/error-404'] : [true, undefined],
    );
    expect((await get(url, { accept: 'application/json' })).statusCode).toBeLessThan(500);
  });

  test.each([
    '/%00',
    '/%',
    '//',
    '//[',
    '/assets/%00',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
    '/..%5c..%5cetc',
    '//evil.example/%2f..',
  ])('the server survives the address %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeLessThan(500);
    // Part of package.json.
    expect(body).not.toContain('"private"');
    expect((await get('/api/health')).statusCode).toBe(200);
  });
});
