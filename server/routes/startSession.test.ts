import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database, Tx } from '../database/schema.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { startSession } from './startSession.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signIn = async (db: Database) => {
  const [set, setDeviceCookie] = [vi.fn(), vi.fn()];
  const visit = {
    services: { ...server.services, db },
    cookie: { token: null, set, clear: vi.fn() },
    setDeviceCookie,
    userAgent: 'test',
    visitor: { address: '127.0.0.1', device: null },
  };
  const outcome = await startSession(visit, 'account-approved').catch((error: unknown) => error);
  return { outcome, cookies: [...set.mock.calls, ...setDeviceCookie.mock.calls] };
};

test('signing in sets the cookies of the session and of the device', async () => {
  const { outcome, cookies } = await signIn(server.services.db);
  expect(outcome).toMatchObject({ id: 'account-approved' });
  expect(cookies).toHaveLength(2);
});

test('signing in sets no cookie if the commit fails', async () => {
  const { db } = server.services;
  const execute = (work: (tx: Tx) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      await work(tx);
      throw new Error('The disk is full.');
    });
  const failing = { transaction: () => ({ execute }) } as unknown as Database;
  const { outcome, cookies } = await signIn(failing);
  expect(outcome).toMatchObject({ message: 'The disk is full.' });
  expect(cookies).toEqual([]);
});
