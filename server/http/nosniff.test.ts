import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../testing/rawRequest.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let port: number;
const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-app-'));
beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(dir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(dir, 'assets/main.js'), 'plain');
  server = await openTestServer({ seed: false, env: { APP_DIR: dir } });
  port = Number(new URL(server.app.listeningOrigin).port);
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

/** Returns the head of a request: its first line, and headers. */
const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
/** The headers that the app sends with every writing request. */
const appHeaders = ['X-Requested-With: XMLHttpRequest', 'Content-Type: application/json'];

const requests: [title: string, request: string, status: number][] = [
  ['a page', head('GET /home HTTP/1.1'), 200],
  ['a page by HEAD', head('HEAD /home HTTP/1.1'), 200],
  ['a file', head('GET /icon.svg HTTP/1.1'), 200],
  ['an asset', head('GET /assets/main.js HTTP/1.1'), 200],
  [
    'a known asset',
    head('GET /assets/main.js HTTP/1.1', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'),
    304,
  ],
  ['a part of an asset', head('GET /assets/main.js HTTP/1.1', 'Range: bytes=0-1'), 206],
  ['an impossible part', head('GET /assets/main.js HTTP/1.1', 'Range: bytes=900-'), 400],
  ['a missing asset', head('GET /assets/none.js HTTP/1.1'), 404],
  ['an unknown address, which is a page', head('GET /avatars/none.webp HTTP/1.1'), 200],
  ['a read', head('GET /api/health HTTP/1.1'), 200],
  ['a guest', head('GET /api/jobs HTTP/1.1'), 401],
  ['an unknown route', head('GET /api/none HTTP/1.1'), 404],
  ['another spelling', head('GET /%61pi/user HTTP/1.1'), 400],
  ['a broken escape', head('GET /%zz HTTP/1.1'), 400],
  ['a foreign request', head('POST /api/logout HTTP/1.1', 'Content-Length: 0'), 403],
  ['a wrong method', head('DELETE /api/user HTTP/1.1', ...appHeaders), 400],
  ['a preflight', head('OPTIONS /api/signin HTTP/1.1'), 403],
  ['a trace', head('TRACE /home HTTP/1.1'), 404],
  ['broken JSON', `${head('POST /api/signin HTTP/1.1', ...appHeaders, 'Content-Length: 1')}{`, 400],
  [
    'invalid input',
    `${head('POST /api/signin HTTP/1.1', ...appHeaders, 'Content-Length: 2')}{}`,
    422,
  ],
  [
    'a large body',
    head('POST /api/signin HTTP/1.1', ...appHeaders, 'Content-Length: 9999999'),
    413,
  ],
  ['a large header', head('GET /home HTTP/1.1', `X: ${'x'.repeat(20_000)}`), 431],
  ['no host', 'GET /home HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a check of a load balancer in HTTP/1.0', 'GET /api/health HTTP/1.0\r\n\r\n', 200],
  ['a page in HTTP/1.0', 'GET /home HTTP/1.0\r\n\r\n', 200],
  ['an unknown expectation', head('GET /home HTTP/1.1', 'Expect: a-miracle'), 417],
  [
    'two lengths',
    `${head('POST /api/signin HTTP/1.1', ...appHeaders, 'Content-Length: 2', 'Content-Length: 3')}{}`,
    400,
  ],
  [
    'a length and chunks',
    `${head('POST /api/signin HTTP/1.1', ...appHeaders, 'Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  ['a bare line feed', 'GET /home HTTP/1.1\nHost: localhost\n\n', 400],
  ['another protocol', 'HELO localhost\r\n\r\n', 400],
  ['an upgrade', head('GET /home HTTP/1.1', 'Upgrade: websocket').replace('close', 'Upgrade'), 200],
];

test.each(requests)(
  'the response to %s prevents MIME sniffing',
  async (_title, request, status) => {
    const response = await sendRaw(port, request);
    const [headers = ''] = response.split('\r\n\r\n');
    const [, actual] = /^HTTP\/1\.1 (\d{3})/.exec(headers) ?? [];
    expect(Number(actual), response).toBe(status);
    expect(headers).toMatch(/^x-content-type-options: nosniff$/im);
  },
);

test('a 304 and a 429 response prevent MIME sniffing too', async () => {
  const read = await server.app.inject({ url: '/api/faq' });
  const conditionalHeaders = { 'if-none-match': String(read.headers.etag) };
  const limited = await openTestServer({ seed: false, env: { RATE_REQUESTS_PER_MINUTE: '1' } });
  await limited.app.inject({ url: '/api/faq' });
  const responses = [
    await server.app.inject({ url: '/api/faq', headers: conditionalHeaders }),
    await limited.app.inject({ url: '/api/faq' }),
  ];
  await limited.close();
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([304, 429]);
  for (const { headers } of responses) expect(headers['x-content-type-options']).toBe('nosniff');
});
