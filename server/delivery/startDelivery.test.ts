import { renameSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../database/sqlite.ts';
import { sendEmail } from '../domain/outbox.ts';
import { openTestServer } from '../testing/testServer.ts';
import { startDelivery } from './startDelivery.ts';

test('lost files of the database are logged once, although each delivery fails', async () => {
  const server = await openTestServer({ kind: 'SQLite', seed: false });
  const { services, state } = server;
  const { db, clock, config } = services;
  await db
    .transaction()
    .execute((tx) =>
      sendEmail(tx, clock, { recipient: 'maya@example.test', subject: 'News', body: 'Hello' }),
    );
  const log = path.join(config.data.dir, `${sqliteFile}-wal`);
  renameSync(log, `${log}.old`);
  const error = vi.fn();
  const logger = { error, warn: () => undefined } as unknown as FastifyBaseLogger;
  const attempts = vi.spyOn(clock, 'machineNow');
  const delivery = startDelivery(services, logger, { email: () => Promise.resolve() }, state);
  await expect.poll(() => error.mock.calls.length).toBeGreaterThan(0);
  const before = attempts.mock.calls.length;
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(before + 1);
  await delivery.stop();
  expect(error.mock.calls.map(([, message]) => message as string)).toEqual(['delivery failed']);
  await server.close();
});
