import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Jobs } from './contract/jobs.ts';
import { createDatabase, databaseKinds, type TestDatabase } from './testing/databases.ts';
import { startProcess, type ServerProcess } from './testing/serverProcess.ts';

const quiet = { SIMULATOR_INTERVAL_MS: '600000', APP_DIR: 'no-such-folder' };

describe.each(databaseKinds)('server processes on %s', (kind) => {
  let database: TestDatabase;
  const running: ServerProcess[] = [];
  const start = async (more: Record<string, string> = {}) => {
    const server = await startProcess({ ...quiet, ...database.env, ...more });
    running.push(server);
    return server;
  };
  beforeEach(async () => {
    database = await createDatabase(kind);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    await database.remove();
  });

  test('can start together on an empty database and share it', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const token = await one.signIn('approved');
    const jobs = (await (await two.call('GET', '/api/jobs', token)).json()) as Jobs;
    const alone = (await (await one.call('GET', '/api/jobs', token)).json()) as Jobs;
    expect(jobs.meta.total).toBe(alone.meta.total);
    const body = { action: 'withdraw' };
    const responses = await Promise.all(
      [one, two].map((server) =>
        server.call('POST', '/api/job/wren-desk-reset/apply', token, body),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('report 503 before they end, and end cleanly', async () => {
    const server = await start({ SHUTDOWN_GRACE_MS: '700' });
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    const ended = server.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const health = await server.call('GET', '/api/health');
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'shutting_down' }]);
    expect(await ended).toBe(0);
  });

  test('end cleanly when a signal arrives twice', async () => {
    const server = await start({ SHUTDOWN_GRACE_MS: '300' });
    server.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('print the demo accounts, and log nothing secret', async () => {
    const server = await start({ LOG_LEVEL: 'info' });
    const token = await server.signIn('approved');
    await server.call('GET', '/api/jobs?q=private-search', token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const output = server.output();
    expect(output).toContain('approved@demo.test');
    const logs = output.split('\n').filter((line) => line.startsWith('{'));
    expect(logs.map((line) => JSON.parse(line) as { event?: string })).toContainEqual(
      expect.objectContaining({ event: 'call', route: '/api/jobs', status: 200 }),
    );
    expect(logs.join()).not.toMatch(/demo\.test|private-search|127\.0\.0\.1"/);
    expect(output).not.toContain(token);
  });
});
