import { afterEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { operatorCommands } from '../operator/commands.ts';
import { recordCommand } from '../operator/log.ts';
import { runOperator } from '../operator/run.ts';
import { startServer, type RunningServer } from '../start.ts';
import { createDatabase, databaseKinds, usualDatabaseKinds } from '../testing/databases.ts';
import { findFreePort } from '../testing/freePort.ts';
import { openTestServer } from '../testing/testServer.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'silent', APP_DIR: 'none', SHUTDOWN_GRACE_MS: '0' };
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describe.each(databaseKinds)('the metrics on %s', (kind) => {
  async function start(more: Record<string, string>): Promise<RunningServer> {
    const database = await createDatabase(kind, inject('seeded')[kind]);
    cleanups.push(() => database.remove());
    const env = { ...quiet, ...database.env, ...more };
    const server = await startServer(readConfig(env));
    cleanups.push(() => server.close());
    await runOperator(operatorCommands, ['audit'], env);
    return server;
  }

  test('the metrics are on their own port, and show what can go wrong', async () => {
    const port = await findFreePort();
    // Due jobs run every 50 ms here, because their metric has a value only after the first run.
    const server = await start({ METRICS_PORT: String(port), SIMULATOR_INTERVAL_MS: '50' });
    for (const url of ['/api/health', '/api/jobs', '/api/job/secret-job']) {
      await fetch(server.address + url);
    }
    const read = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
    await expect.poll(read).toContain('byline_due_jobs_age_seconds');
    const text = await read();
    /** Returns the value of a metric without labels. */
    const value = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    expect(text).toMatch(
      /byline_http_requests_total\{method="GET",route="\/api\/jobs",status="401"\} 1/,
    );
    expect(text).toContain('route="/api/job/:id"');
    expect(text).not.toContain('secret-job');
    expect(text).toMatch(/byline_http_request_duration_seconds_bucket\{le="0.005"/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(value('byline_database_up')).toBe(1);
    expect(value('byline_database_connections')).toBeGreaterThan(0);
    expect(value('byline_outbox_failed')).toBe(0);
    for (const name of ['late_payments_unexplained', 'promises_overdue', 'cases_overdue']) {
      expect(value(`byline_${name}`)).toBe(0);
    }
    expect(value('byline_disk_free_bytes')).toBeGreaterThan(1e6);
    expect(value('byline_audit_clean')).toBe(1);
    expect(Date.now() / 1000 - value('byline_audit_timestamp_seconds')).toBeLessThan(60);
    expect(value('byline_due_jobs_age_seconds')).toBeLessThan(30);
    expect((await fetch(`http://localhost:${port}/api/jobs`)).status).toBe(404);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  });

  test('the metrics report no faults before the first audit has ended, or while an audit runs', async () => {
    const port = await findFreePort();
    const database = await createDatabase(kind, inject('seeded')[kind]);
    cleanups.push(() => database.remove());
    const env = { ...quiet, ...database.env, METRICS_PORT: String(port) };
    const server = await startServer(readConfig(env));
    cleanups.push(() => server.close());
    const read = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
    expect(await read()).not.toMatch(/^byline_audit_clean \d/m);
    expect(await read()).toMatch(/^byline_audit_timestamp_seconds 0$/m);
    await runOperator(operatorCommands, ['audit'], env);
    expect(await read()).toMatch(/^byline_audit_clean 1$/m);
    const db = connect(readConfig(env).data);
    // An audit whose end is not recorded, so that it counts as running.
    await recordCommand(db, { actor: 'night', command: 'audit', args: [] });
    await db.destroy();
    expect(await read()).toMatch(/^byline_audit_clean 1$/m);
  });

  // The other tests do not depend on the database.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('the error names the variables of the metrics if their port is taken', async () => {
    const port = await findFreePort();
    const first = await start({ METRICS_PORT: String(port) });
    expect(first.address).not.toBe('');
    await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(
      /^METRICS_PORT, METRICS_HOST: .*EADDRINUSE/,
    );
  });

  test('the metrics are off by default', async () => {
    const server = await start({});
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    // 0 opens no port.
    expect(readConfig({}).metrics.port).toBe(0);
  });
});

/** Probes and files get 404 for an unknown path; browsers and other clients get the page of the app. */
const addresses: [url: string, accept: string, status: number][] = [
  ['/metrics', '*/*', 404],
  ['/healthz', '*/*', 404],
  ['/health', '*/*', 404],
  ['/livez', '*/*', 404],
  ['/readyz', '*/*', 404],
  ['/ping', '*/*', 404],
  ['/status', '*/*', 404],
  ['/healthz', 'text/html', 404],
  ['/actuator/health', '*/*', 404],
  ['/-/healthy', '*/*', 404],
  ['/any', 'application/openmetrics-text', 404],
  ['/any.png', 'image/avif,image/webp', 404],
  ['/jobs', 'text/html,application/xhtml+xml', 503],
  ['/jobs', '*/*', 503],
  // Begins like a probe, but is none.
  ['/readings', '*/*', 503],
];

test('probes and files that do not exist are answered with 404, and other addresses with the page of the app', async () => {
  const server = await openTestServer({ seed: false });
  cleanups.push(() => server.close());
  for (const [url, accept, status] of addresses) {
    // 503 is the page of an app that was not built.
    const { statusCode } = await server.app.inject({ url, headers: { accept } });
    expect(statusCode, `${url} as ${accept}`).toBe(status);
  }
});
