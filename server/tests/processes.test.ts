import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';

const quiet = { SIMULATOR_INTERVAL_MS: '600000', APP_DIR: 'no-such-folder' };

// Production runs several processes only on PostgreSQL. A long run also covers SQLite, on which storm.test.ts starts two.
describe.each(isLongRun ? databaseKinds : (['PostgreSQL'] as const))(
  'server processes on %s',
  (kind) => {
    let database: TestDatabase | undefined;
    const running: ServerProcess[] = [];
    const start = async (more: Record<string, string> = {}) => {
      database ??= await createDatabase(kind, inject('seeded')[kind]);
      const server = await startProcess({ ...quiet, ...database.env, ...more });
      running.push(server);
      return server;
    };
    afterEach(async () => {
      await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
      await database?.remove();
      database = undefined;
    });

    test('processes can start together on an empty database and share it; they print the demo accounts, and log nothing secret', async () => {
      database = await createDatabase(kind);
      const [first, second] = await Promise.all([start({ LOG_LEVEL: 'info' }), start()]);
      const token = await first.signIn('approved');
      const jobs = (await (await second.call('GET', '/api/jobs', token)).json()) as Jobs;
      const otherJobs = (await (await first.call('GET', '/api/jobs', token)).json()) as Jobs;
      expect(jobs.meta.total).toBe(otherJobs.meta.total);
      const body = { action: 'withdraw' };
      const responses = await Promise.all(
        [first, second].map((server) =>
          server.call('POST', '/api/job/wren-desk-reset/apply', token, body),
        ),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200]);

      await first.call('GET', '/api/jobs?q=private-search', token);
      // A part of the output can end within a line.
      const getLogs = () =>
        (first.output().match(/.*\n/g) ?? []).filter((line) => line.startsWith('{'));
      const listJobCalls = () =>
        getLogs().filter((line) => {
          const { event, route, status } = JSON.parse(line) as Record<string, unknown>;
          return event === 'call' && route === '/api/jobs' && status === 200;
        });
      // The search is the second list of jobs.
      await expect.poll(listJobCalls).toHaveLength(2);
      const [output, logs] = [first.output(), getLogs()];
      expect(output).toContain('approved@demo.test');
      expect(logs.join()).not.toMatch(/demo\.test|private-search|127\.0\.0\.1"/);
      expect(output).not.toContain(token);
    });

    test('processes report 503 before they end, and end cleanly, even when a signal arrives twice', async () => {
      const server = await start({ SHUTDOWN_GRACE_MS: '3000' });
      const other = await start({ SHUTDOWN_GRACE_MS: '3000' });
      expect((await server.call('GET', '/api/health')).status).toBe(200);
      const ended = [server, other].map((process) => process.end('SIGTERM'));
      const readHealth = async (process: ServerProcess) => {
        const health = await process.call('GET', '/api/health');
        return [health.status, (await health.json()) as unknown];
      };
      const shuttingDown = [503, { status: 'shutting_down' }];
      await expect.poll(() => readHealth(other)).toMatchObject(shuttingDown);
      other.signal('SIGTERM');
      await expect.poll(() => readHealth(server)).toMatchObject(shuttingDown);
      expect(await Promise.all(ended)).toEqual([0, 0]);
    });
  },
);
