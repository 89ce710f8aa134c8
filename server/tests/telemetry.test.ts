import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { demoPassword } from '../demo/seed/accounts.ts';
import { minute, second } from '../durations.ts';
import { openServices } from '../openServices.ts';
import { productVersion } from '../productVersion.ts';
import { startServer, type RunningServer } from '../start.ts';
import { startCollector, type Collector } from '../testing/collector.ts';
import { createDatabase, databaseKinds, type DatabaseKind } from '../testing/databases.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { ownHeaders } from '../testing/testClient.ts';

const quiet = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  APP_DIR: 'none',
  SHUTDOWN_GRACE_MS: '0',
  OTEL_BSP_SCHEDULE_DELAY: '100',
};
/** Limit of a test that fails if something waits for the collector, which takes a minute. */
const late = { timeout: minute - 5 * second };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts a collector, which ends with the test. */
async function collect(status?: () => number | null): Promise<Collector> {
  const collector = await startCollector(status);
  cleanups.push(() => collector.close());
  return collector;
}

/** Creates a database with demo data and returns the environment of a server that uses it. */
async function createEnv(kind: DatabaseKind): Promise<Record<string, string>> {
  const database = await createDatabase(kind, inject('seeded')[kind]);
  cleanups.push(() => database.remove());
  return database.env;
}

const signInAs = (server: { address: string }, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api/signin?from=secret-query`, {
    method: 'POST',
    headers: { ...ownHeaders, ...headers },
    body: JSON.stringify({ email: 'approved@demo.test', password: demoPassword }),
  });

describe.each(databaseKinds)('telemetry on %s', (kind) => {
  async function start(more: Record<string, string>): Promise<RunningServer> {
    const server = await startServer(readConfig({ ...quiet, ...(await createEnv(kind)), ...more }));
    cleanups.push(() => server.close());
    return server;
  }

  test('telemetry traces requests with their statements, mails and due jobs, and sends nothing personal', async () => {
    const collector = await collect();
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc,x-tenant=t1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
      TRUST_PROXY: 'loopback',
      SIMULATOR_INTERVAL_MS: '50',
      SIMULATOR_DELAY_MS: '0',
    });
    const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
    const response = await signInAs(server, {
      traceparent: `00-${parent.traceId}-${parent.spanId}-01`,
    });
    expect(response.status).toBe(200);
    const find = (name: string) => collector.spans().filter((span) => span.name === name);
    // A new device is reported to the owner by mail.
    await expect.poll(() => find('deliver email').length).toBeGreaterThan(0);
    await expect.poll(() => find('POST /api/signin').length).toBe(1);
    await expect.poll(() => find('due jobs').length).toBeGreaterThan(0);
    // In OTLP, 2 is a span of a server, and 3 of a client.
    const [request] = find('POST /api/signin');
    expect(request).toMatchObject({
      kind: 2,
      traceId: parent.traceId,
      parentSpanId: parent.spanId,
      status: {},
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/signin',
        'http.response.status_code': 200,
        'byline.request_id': response.headers.get('x-request-id'),
      },
    });
    const children = collector.spans().filter((span) => span.parentSpanId === request?.spanId);
    const texts = children.map(({ attributes }) => attributes['db.query.text']);
    // Statements that run after the body was read belong to the request too.
    expect(texts.some((text) => /^select .* from "accounts"/.test(String(text)))).toBe(true);
    expect(texts).toContain(kind === 'SQLite' ? 'begin immediate' : 'begin');
    for (const {
      traceId,
      startTimeUnixNano,
      endTimeUnixNano,
      attributes,
      kind: childKind,
    } of children) {
      expect(traceId).toBe(parent.traceId);
      expect(childKind).toBe(3);
      expect(attributes['db.system.name']).toBe(kind.toLowerCase());
      // A step may seem to begin up to 1 ms before its request, because its start is computed from its duration.
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(
        BigInt(request?.startTimeUnixNano ?? 0) - 1_000_000n,
      );
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
    expect(collector.headers[0]).toMatchObject({ authorization: 'Basic abc', 'x-tenant': 't1' });
    expect(collector.resources()[0]).toMatchObject({
      'service.name': 'byline',
      'service.version': productVersion,
      'deployment.environment': 'test',
    });
    const sent = collector.texts.join('\n');
    for (const secret of [
      'approved@demo.test',
      'demo.test',
      demoPassword,
      'secret-query',
      '127.0.0.1',
    ])
      expect(sent).not.toContain(secret);
  });

  test('telemetry samples traces, and continues the trace of a trusted proxy only', async () => {
    const collector = await collect();
    const common = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/any`, DEMO: 'on' };
    const unsampled = await start({
      ...common,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    await signInAs(unsampled);
    const sampled = await start(common);
    // The flags 00 ask not to record the trace; the header is ignored, because the server trusts no proxy.
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    const { headers } = await signInAs(sampled, { traceparent });
    const requests = () => collector.spans().filter((span) => span.kind === 2);
    await expect.poll(() => requests().length).toBe(1);
    expect(requests()[0]?.attributes['byline.request_id']).toBe(headers.get('x-request-id'));
    expect(requests()[0]?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  });
});

describe('errors that are sent to a collector', () => {
  const report = {
    page: 'R1234567',
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'map') for amal@example.com",
    stack:
      'TypeError: amal\n    at render (https://jobs.example.com/assets/a1.js?x=amal:1:22)\n    at https://jobs.example.com/assets/b2.js:3:4\nq@https://jobs.example.com/assets/c3.js:5:6',
  };
  const send = (server: { address: string }, body: unknown, headers = {}) =>
    fetch(`${server.address}/browser-error`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function start(more: Record<string, string>) {
    const env = await createEnv('SQLite');
    const server = await startProcess({
      ...env,
      APP_DIR: 'none',
      LOG_LEVEL: 'error',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ...more,
    });
    cleanups.push(() => server.end('SIGKILL'));
    return { server, env };
  }

  test('errors of requests and pages are sent on with request id and version, and nothing personal', async () => {
    const collector = await collect();
    const { server, env } = await start({
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector.url}/v1/logs`,
    });
    const services = await openServices(readConfig({ ...quiet, ...env }));
    await sql`alter table accounts rename to gone`.execute(services.db);
    await services.db.destroy();
    const failed = await signInAs(server);
    expect(failed.status).toBe(500);
    expect((await send(server, report)).status).toBe(204);
    const find = (event: string) =>
      collector.records().filter(({ attributes }) => attributes['event.name'] === event);
    await expect.poll(() => find('failure').length).toBeGreaterThan(0);
    await expect.poll(() => find('browser-error').length).toBe(1);
    await expect.poll(() => find('background').length).toBeGreaterThan(0);
    expect(find('failure')[0]).toMatchObject({
      severityText: 'ERROR',
      attributes: {
        'http.route': '/api/signin',
        'byline.request_id': failed.headers.get('x-request-id'),
      },
    });
    expect(find('failure')[0]?.attributes['exception.type']).toBe('ERR_SQLITE_ERROR');
    expect(String(find('failure')[0]?.attributes['exception.stacktrace'])).toContain('server/');
    expect(find('browser-error')[0]).toMatchObject({
      body: {
        stringValue: "a page failed: Cannot read properties of undefined (reading 'map') for …@…",
      },
      attributes: {
        'byline.page_request_id': 'R1234567',
        'exception.type': 'TypeError',
        'exception.stacktrace':
          'at render (/assets/a1.js:1:22)\nat  (/assets/b2.js:3:4)\nat q (/assets/c3.js:5:6)',
      },
    });
    expect(collector.resources()[0]?.['service.version']).toBe(productVersion);
    for (const secret of ['demo.test', demoPassword, 'secret-query', 'amal', '127.0.0.1'])
      expect(collector.texts.join('\n')).not.toContain(secret);
    expect(collector.spans()).toEqual([]);
  });

  test('errors of pages are rejected if they are malformed, too large, from another site or too many', async () => {
    const collector = await collect();
    const { server } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect((await send(server, { ...report, email: 'amal@example.com' })).status).toBe(400);
    expect((await send(server, { ...report, page: '<script>' })).status).toBe(400);
    expect((await send(server, { ...report, stack: 'x'.repeat(9000) })).status).toBe(413);
    expect((await send(server, report, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
    expect((await send(server, 'report', { 'content-type': 'text/plain' })).status).toBe(400);
    // An error of a browser extension is accepted, but ignored.
    const ignored = { ...report, stack: 'TypeError\n at x (chrome-extension://abc/y.js:1:1)' };
    expect((await send(server, ignored)).status).toBe(204);
    // A visitor can send ten reports a minute.
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await send(server, report)).status);
    expect(statuses).toContain(429);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect(server.output().match(/browser-error/g)?.length).toBeLessThan(10);
  });

  test('errors that are not handled are sent before the process ends', async () => {
    const collector = await collect();
    const fail = `process.once('SIGUSR2', () => Promise.reject(new TypeError('Nobody: amal@example.com')))`;
    const { server } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      // Longer than the test: only the crash itself sends the error in time.
      OTEL_BSP_SCHEDULE_DELAY: '60000',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}`,
    });
    const ended = server.end('SIGUSR2');
    const find = () => collector.records().filter(({ severityText }) => severityText === 'FATAL');
    await expect.poll(() => find().length).toBe(1);
    expect(find()[0]).toMatchObject({
      body: { stringValue: 'an error was not handled: Nobody: …@…' },
      attributes: { 'event.name': 'crash', 'exception.type': 'TypeError' },
    });
    expect(await ended).toBe(1);
  });
});

test('without a collector, pages cannot report errors', async () => {
  const server = await startServer(readConfig({ ...quiet, ...(await createEnv('SQLite')) }));
  cleanups.push(() => server.close());
  const response = await fetch(`${server.address}/browser-error`, { method: 'POST' });
  expect(response.status).toBe(404);
});

test.each([
  ['does not respond', () => null],
  ['is overloaded', () => 503],
  ['refuses', () => 400],
])('a collector that %s delays neither requests nor the shutdown', late, async (_title, status) => {
  const collector = await collect(status);
  const env = {
    ...quiet,
    ...(await createEnv('SQLite')),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: String(minute),
  };
  const server = await startServer(readConfig(env));
  for (let time = 0; time < 5; time += 1) {
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  }
  await expect.poll(() => collector.headers.length).toBeGreaterThan(0);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  await server.close();
  expect(collector.texts).toEqual([]);
});
