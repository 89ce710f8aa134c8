import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts';
import { second } from '../durations.ts';
import { negotiateLanguage } from '../i18n/language.ts';
import { sendRaw } from '../testing/rawRequest.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { handleErrors } from './errors.ts';
import { loggerOptions } from './logging.ts';
import { createProxyTrust, createRequestIds } from './requestId.ts';

/** The ids that the server creates. */
const ownId = /^[0-9A-HJKMNP-TV-Z]{10}$/;
let server: TestServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
});

/** An app whose routes fail, with what it logs. */
function createFailingApp() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const options = loggerOptions('error');
  const logger = { ...(options.logger as object), stream };
  const app = fastify({ ...options, logger, genReqId: createRequestIds(createProxyTrust([])) });
  app.decorateRequest('language');
  app.addHook('onRequest', async (request) => {
    request.language = negotiateLanguage(request.headers['accept-language']);
  });
  handleErrors(app);
  app.get('/broken', () => {
    throw new Error('A fault');
  });
  app.get('/outage', () => {
    throw new DatabaseUnavailableError('no connection');
  });
  return { app, lines };
}

test.each([
  ['a trusted proxy', '127.0.0.0/8', 'proxy-id-12345678', 'proxy-id-12345678'],
  ['a trusted proxy by name', 'loopback', 'proxy-id-12345678', 'proxy-id-12345678'],
  ['a trusted proxy with line breaks and quotes', '127.0.0.1', 'a"} {"level":60', ownId],
  ['a trusted proxy with a long text', '127.0.0.1', 'x'.repeat(129), ownId],
  ['anybody', '', 'proxy-id-12345678', ownId],
  ['another proxy', '10.0.0.0/8', 'proxy-id-12345678', ownId],
])(
  'the id that %s sends is used only if it can be trusted',
  async (_title, trusted, sent, expected) => {
    server = await openTestServer({ seed: false, env: { TRUST_PROXY: trusted } });
    for (const url of ['/api/help', '/api/none', '/icon.svg', '/api/health']) {
      const response = await server.app.inject({ url, headers: { 'x-request-id': sent } });
      expect(response.headers['x-request-id']).toMatch(expected);
    }
  },
);

test('every response has an id, and no two have the same', async () => {
  server = await openTestServer({ seed: false });
  const ids = new Set<unknown>();
  for (const url of ['/home', '/api/jobs', '/%', '/a/../b', '/assets/none.js', '/none', '/api/x']) {
    const { headers } = await server.app.inject({ url });
    expect([url, headers['x-request-id']]).toEqual([url, expect.stringMatching(ownId)]);
    ids.add(headers['x-request-id']);
  }
  expect(ids.size).toBe(7);
  const port = Number(new URL(server.app.listeningOrigin).port);
  const raw = await sendRaw(port, 'GET /api/health HTTP/1.0\r\n\r\n');
  expect(raw).toMatch(/^x-request-id: \w{10}\r$/im);
});

test('an error that is our fault has a reference for users, which is in the log', async () => {
  const { app, lines } = createFailingApp();
  for (const [language, word] of [
    ['en', 'Reference'],
    ['ar', 'الرقم المرجعي'],
    ['zh-CN', '参考编号'],
  ] as const) {
    const response = await app.inject({ url: '/broken', headers: { 'accept-language': language } });
    const { error } = response.json<{ error: string }>();
    const { reqId } = lines.at(-1) ?? {};
    expect(response.statusCode).toBe(500);
    expect(reqId).toMatch(ownId);
    expect(error).toContain(word);
    expect(error).toContain(reqId);
  }
});

test('an outage writes one line a second, not one a request', async () => {
  const { app, lines } = createFailingApp();
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const send = () => app.inject('/outage');
  const responses = await Promise.all(Array.from({ length: 200 }, send));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines.map(({ others }) => others)).toEqual([0]);
  // A second later, the next line counts those that were left out.
  now += second;
  await send();
  expect(lines.map(({ others }) => others)).toEqual([0, 199]);
});
