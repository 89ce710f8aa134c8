import { connect as connectSocket, type Socket } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { demoPassword } from '../demo/seed/accounts.ts';
import { limitConnections, readDescriptorLimit } from '../http/connectionLimit.ts';
import { warnOfUntrustedProxy } from '../http/untrustedProxy.ts';
import { openServices } from '../openServices.ts';
import { startServer } from '../start.ts';
import { createDatabase } from '../testing/databases.ts';
import { findFreePort } from '../testing/freePort.ts';
import { startPooler } from '../testing/pooler.ts';
import { ownHeaders } from '../testing/testClient.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'silent', APP_DIR: 'none', SHUTDOWN_GRACE_MS: '0' };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Creates a PostgreSQL database and returns the environment of a server that uses it. */
async function createPostgres(template?: string): Promise<Record<string, string>> {
  const database = await createDatabase('PostgreSQL', template);
  cleanups.push(() => database.remove());
  return database.env;
}

test('a server starts behind a pooler that refuses time limits', async () => {
  const env = await createPostgres(inject('seeded').PostgreSQL);
  const pooler = await startPooler(env['DATABASE_URL'] ?? '');
  cleanups.push(() => pooler.close());
  const server = await startServer(readConfig({ ...quiet, ...env, DATABASE_URL: pooler.url }));
  cleanups.push(() => server.close());
  expect(pooler.refused()).toBeGreaterThan(0);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  const signIn = await fetch(`${server.address}/api/signin`, {
    method: 'POST',
    headers: ownHeaders,
    body: JSON.stringify({ email: 'approved@demo.test', password: demoPassword }),
  });
  expect(signIn.status).toBe(200);
});

test('a server waits for a database that starts later', async () => {
  const env = await createPostgres();
  const port = await findFreePort();
  const url = new URL(env['DATABASE_URL'] ?? '');
  url.port = String(port);
  let waits = 0;
  const opened = openServices(readConfig({ ...quiet, ...env, DATABASE_URL: url.href }), {
    patience: 20_000,
    onWait: () => (waits += 1),
  });
  await expect.poll(() => waits).toBe(1);
  // Only now does something listen on the port: a pooler in front of the database.
  const pooler = await startPooler(env['DATABASE_URL'] ?? '', port);
  cleanups.push(() => pooler.close());
  const services = await opened;
  expect(await services.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  await services.db.destroy();
  expect(waits).toBe(1);
});

test('an operator command does not wait for a database that is down', async () => {
  const url = `postgres://x@127.0.0.1:${await findFreePort()}/x`;
  await expect(openServices(readConfig({ ...quiet, DATABASE_URL: url }))).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test('connections beyond the limit of open files are refused, with one warning', async () => {
  const warnings: unknown[] = [];
  const server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, { warn: (...line: unknown[]) => void warnings.push(line) } as never, {
    poolSize: 0,
    limit: 10,
  });
  // Half of the descriptors stay free for files and the database.
  expect(server.maxConnections).toBe(5);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets: Socket[] = [];
  cleanups.push(() => sockets.forEach((socket) => socket.destroy()));
  let closed = 0;
  for (let count = 0; count < 9; count += 1) {
    const socket = connectSocket(port, '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => (closed += 1));
    socket.resume();
    sockets.push(socket);
  }
  await expect.poll(() => closed).toBe(4);
  expect(warnings).toHaveLength(1);
  if (process.platform === 'linux') expect(readDescriptorLimit()).toBeGreaterThan(100);
});

test.each([
  ['sent', { 'x-forwarded-for': '203.0.113.7' }, false, 1],
  ['not sent', {}, false, 0],
  ['sent by a trusted proxy', { 'x-forwarded-for': '203.0.113.7' }, ['127.0.0.1'], 0],
] as const)(
  'X-Forwarded-For is warned about only from an untrusted proxy: %s',
  async (_title, headers, trusted, count) => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()),
    });
    const trustProxy = trusted ? [...trusted] : false;
    const app = fastify({ logger: { level: 'warn', stream }, trustProxy });
    warnOfUntrustedProxy(app);
    app.get('/', () => 'ok');
    // The warning needs 20 such requests in a row, and comes once.
    for (let request = 0; request < 60; request += 1) await app.inject({ url: '/', headers });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(count);
  },
);
