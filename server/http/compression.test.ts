import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCookieName } from './cookies.ts';
import { ownHeaders } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe('compression and ETags', () => {
  let server: TestServer;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    server = await openTestServer();
    cookies = {
      [getCookieName('session', { isPlain: true })]:
        (await server.signedIn('approved')).token ?? '',
    };
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers, cookies });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    ['gzip', 'br ; q=0.0, gzip', gunzipSync],
    ['br', 'gzip;q=0.4, br;q=0.5', brotliDecompressSync],
  ] as const)(
    'a read of the API above 1 kB is compressed: %s',
    async (encoding, accepted, decompress) => {
      const plain = await get('/api/jobs');
      const response = await get('/api/jobs', { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
      expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(decompress(response.rawPayload).toString()).toBe(plain.body);
    },
  );

  test('pages of the demo are compressed too, and have no ETag', async () => {
    const response = await get('/demo/mailbox', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.etag).toBeUndefined();
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<html');
  });

  test('a response is not compressed if it is small or the client accepts no encoding', async () => {
    const small = await get('/api/health', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    for (const accepted of ['', 'identity', 'gzip; q=0, br; q=0.000']) {
      const { headers } = await get('/api/jobs', { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBeUndefined();
    }
  });

  test('reads of the API respond 304 without a body until they change', async () => {
    const first = await get('/api/jobs');
    const etag = String(first.headers.etag);
    const again = await get('/api/jobs', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('no-store');
    const other = await get('/api/jobs?page=2', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  });

  test('reads of the API differ by encoding, language and session', async () => {
    const { headers } = await get('/api/jobs');
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  test('reads of the API have an ETag only if they succeed, and writes have none', async () => {
    const failed = await get('/api/job/no-such-job');
    expect([failed.statusCode, failed.headers.etag]).toEqual([404, undefined]);
    const written = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: ownHeaders,
      payload: '{}',
    });
    expect([written.statusCode, written.headers.etag]).toEqual([200, undefined]);
  });
});
