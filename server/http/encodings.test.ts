import { request as send, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../routes/table.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

/** Escapes every character of an ASCII text. */
const escape = (text: string) =>
  [...text].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');

/** Ways to write the same path; `/api` begins each of them. */
const encodings: Record<string, (path: string) => string> = {
  'an escaped first letter': (path) => path.replace('a', '%61'),
  'an escaped middle letter': (path) => path.replace('/api', '/a%70i'),
  'an escaped last letter': (path) => `${path.slice(0, -1)}${escape(path.slice(-1))}`,
  'every letter escaped': (path) => path.split('/').map(escape).join('/'),
  'upper-case escapes': (path) => path.split('/').map(escape).join('/').toUpperCase(),
  'a letter escaped twice': (path) => path.replace('a', '%2561'),
  'an escaped slash': (path) => path.replace('/api/', '/api%2F'),
  'an escaped leading slash': (path) => `/%2F${path.slice(1)}`,
  'a doubled leading slash': (path) => `/${path}`,
  'a doubled inner slash': (path) => path.replace('/api/', '/api//'),
  'a trailing slash': (path) => `${path}/`,
  'a dot segment': (path) => `/.${path}`,
  'a parent segment': (path) => `/x/..${path}`,
  'an escaped dot segment': (path) => `/%2e${path}`,
  'an escaped parent segment': (path) => `/x/%2E%2E${path}`,
  'a backslash': (path) => path.replace('/api/', '/api\\'),
  'a fragment': (path) => `${path}#/x`,
  'a query in the path': (path) => `${path}%3Fx=1`,
  'a path parameter': (path) => `${path};x=1`,
  'an absolute address': (path) => `http://localhost${path}`,
  'a query': (path) => `${path}?x=1`,
  'a null character': (path) => `${path}%00`,
  'an invalid escape': (path) => `${path}%zz`,
};

describe('addresses', () => {
  let server: TestServer;
  let address: URL;
  beforeAll(async () => {
    // All tests send some thousand requests.
    server = await openTestServer({ seed: false, env: { RATE_REQUESTS_PER_MINUTE: '100000' } });
    address = new URL(server.app.listeningOrigin);
  });
  afterAll(() => server.close());

  // fetch and inject normalise the address before they send it.
  const call = (method: string, path: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const { hostname, port } = address;
      const outgoing = send({ hostname, port, method, path }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers }),
        );
      });
      outgoing.on('error', reject).end();
    });

  test.each(Object.entries(encodings))(
    'the gate and the headers of every route apply to an address with %s',
    async (_name, encode) => {
      for (const { method, path } of routes) {
        const encoded = encode(path.replace(/:\w+/g, 'x'));
        const { status, headers } = await call(method, encoded);
        const context = `${method} ${encoded}: ${status}`;
        expect(headers['x-content-type-options'], context).toBe('nosniff');
        if (method === 'POST') expect([400, 403, 404], context).toContain(status);
        else if (status !== 400) expect(headers['cache-control'], context).toBe('no-store');
      }
    },
  );
});

describe('the request limit', () => {
  test('the request limit applies to every accepted way to write an address', async () => {
    const server = await openTestServer({
      seed: false,
      env: { RATE_REQUESTS_PER_MINUTE: '3' },
    });
    const statuses: number[] = [];
    for (const url of [
      '/api/health',
      '/%61pi/health',
      '/api/health?a',
      '/api/health',
      '/api/health?b',
    ]) {
      statuses.push((await server.app.inject({ url })).statusCode);
    }
    await server.close();
    // The refused spelling does not count towards the limit of three.
    expect(statuses).toEqual([200, 400, 200, 200, 429]);
  });
});

describe('a request that is not HTTP', () => {
  test('a request that is not HTTP gets a response with the security headers too', async () => {
    const server = await openTestServer({ seed: false });
    const port = Number(new URL(server.app.listeningOrigin).port);
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (part) => (received += part.toString()));
      socket.on('close', () => resolve(received));
    });
    await server.close();
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('X-Content-Type-Options: nosniff');
  });
});
