import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { second } from '../durations.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer({ seed: false });
  port = Number(new URL(server.app.listeningOrigin).port);
});
afterAll(() => server.close());

/** The start of a request whose headers do not end yet. */
const start =
  'POST /api/signin HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\n';

/**
 * Sends `first`, then `part` every `pause` ms, until the connection is closed. Returns the response, the duration in ms, and the number of
 * characters in the parts that were sent.
 */
function drip(first: string, part: string, pause: number) {
  return new Promise<{ response: string; duration: number; sent: number }>((resolve) => {
    const startedAt = Date.now();
    let response = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(first);
    const timer = setInterval(() => {
      sent += part.length;
      socket.write(part);
    }, pause);
    socket.on('data', (data) => (response += data.toString('latin1')));
    // Without a listener, an error of the socket would end the process.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ response, duration: Date.now() - startedAt, sent });
    });
  });
}

test('a request that arrives too slowly is cut, in its headers and in its body', async () => {
  const { server: http } = server.app;
  const { requestTimeout, headersTimeout } = http;
  // Node checks the timeouts every five seconds, so a slow request is cut within 30.
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(requestTimeout).toBeLessThanOrEqual(25 * second);
  const limit = second;
  Object.assign(http, { requestTimeout: limit, headersTimeout: limit });
  // Nothing at all, endless headers, a body, and a body in chunks.
  const cut = await Promise.all([
    drip('', '', 300),
    drip(start, 'X-A: b\r\n', 300),
    drip(`${start}Content-Length: 5000\r\n\r\n{`, 'x', 300),
    drip(`${start}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n', 300),
  ]);
  Object.assign(http, { requestTimeout, headersTimeout });
  for (const { response, duration } of cut) {
    expect(response).toMatch(/^HTTP\/1\.1 408 .*X-Content-Type-Options: nosniff/s);
    expect(duration).toBeGreaterThan(limit);
    expect(duration).toBeLessThan(limit + 10 * second);
  }
});

test.each([
  ['a foreign request', 'POST /api/logout HTTP/1.1\r\nHost: localhost\r\n', 403],
  ['an unknown route', start.replace('/api/signin', '/api/none'), 413],
  // The app is not built in tests.
  ['a page', 'GET /home HTTP/1.1\r\nHost: localhost\r\n', 503],
  ['a large body', start, 413],
])('a body that %s leaves unread is not received', async (_title, head, status) => {
  const part = 'x'.repeat(65_536);
  const { response, sent } = await drip(`${head}Content-Length: 2000000000\r\n\r\n`, part, 2);
  const [, actual] = /^HTTP\/1\.1 (\d{3})/.exec(response) ?? [];
  expect(Number(actual)).toBe(status);
  // The body would have 2 GB.
  expect(sent).toBeLessThan(100_000_000);
});

/**
 * Sends a whole body, as a proxy does: it reports 502 if it cannot send all of it. Returns the statuses of this request and of a second
 * request on the same connection.
 */
async function upload(head: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => (received += data.toString('latin1')));
  // 6.9 MB, just below the largest upload, of which the server receives the rest before it closes the connection.
  const parts = 69;
  const part = Buffer.alloc(100_000, ' ');
  socket.write(`${head}Content-Length: ${parts * part.length}\r\n\r\n`);
  for (let sent = 0; sent < parts; sent += 1) {
    await new Promise<void>((resolve, reject) =>
      socket.write(part, (error) => (error ? reject(error) : resolve())),
    );
    await setImmediate();
  }
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  return [...received.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status = '']) => status);
}

test.each([
  ['without a session', start.replace('/api/signin', '/api/job/j1/submit/task'), '401'],
  ['that is too large for its route', start, '413'],
  ['to an unknown route', start.replace('/api/signin', '/api/none'), '413'],
  ['from a foreign page', 'POST /api/logout HTTP/1.1\r\nHost: localhost\r\n', '403'],
])('an upload %s gets its response, and so does the next request', async (_title, head, status) => {
  for (let time = 0; time < 3; time += 1) expect(await upload(head)).toEqual([status, '200']);
});
