import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';

/** The number of sign-ins from one address that are verified; further attempts only reach the limit. */
const signInLimit = 3;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = createSqlite(inject('seeded').SQLite);
  server = await startProcess({ ...database.env, RATE_SIGNIN_ADDRESS: String(signInLimit) });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.remove();
});

type Line = { event?: string; action?: string; route?: string; reason?: string };

const getLines = () =>
  (server.output().match(/.*\n/g) ?? [])
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event === 'security');

test('the log has failed sign-ins, refused access and limiter hits, without what people typed', async () => {
  const token = await server.signIn('pending');
  const wrong = { email: 'approved@demo.test', password: 'a-secret-guess' };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await server.call('POST', '/api/signin', '', wrong);
  }
  const code = { purpose: 'signin', challenge_id: 'unknown', token: '987654' };
  await server.call('POST', '/api/validate/token', '', code);
  await server.call('GET', '/api/summary/wallet', token);
  await fetch(`${server.address}/api/logout`, { method: 'POST', body: '{}' });
  // Not logged: a guest asks who is signed in, and a form has an invalid input.
  await server.call('GET', '/api/user');
  await server.call('POST', '/api/signin', '', { email: 'no address', password: '' });
  const expected = [
    { action: 'signin-failed', route: '/api/signin', reason: 'signin.wrong', visitor: '127.0.0.1' },
    { action: 'limit-reached', route: '/api/signin', reason: 'limit.reached' },
    { action: 'signin-failed', route: '/api/validate/token', reason: 'code.wrong' },
    { action: 'access-refused', route: '/api/summary/wallet', reason: 'http.notApproved' },
    { action: 'access-refused', route: '/api/logout', reason: 'http.foreign' },
  ];
  for (const line of expected) {
    await expect.poll(getLines).toContainEqual(expect.objectContaining(line));
  }
  const actions = getLines().map(({ action, route }) => `${action} ${route}`);
  expect(actions).not.toContain('access-refused /api/user');
  expect(
    actions.filter((action) => action === 'signin-failed /api/signin').length,
  ).toBeLessThanOrEqual(signInLimit);
  const logs = JSON.stringify(getLines());
  for (const secret of ['demo.test', 'a-secret-guess', '987654', token]) {
    expect(logs).not.toContain(secret);
  }
});
