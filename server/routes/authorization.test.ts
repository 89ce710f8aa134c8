import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { states, type AccountState } from '../../contract/rules/states.ts';
import { registerRoutes } from '../http/router.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import type { Route } from './route.ts';
import { routes } from './table.ts';

const accountNames: Record<AccountState, string> = {
  approved: 'approved',
  pending_profile: 'pending',
  in_review: 'review',
  rejected: 'rejected',
  suspended: 'suspended',
};
const cases = routes.flatMap((route) =>
  [...states.account, 'guest' as const].map(
    (caller) => [route.method, route.path, caller, route] as const,
  ),
);

describe('the authorisation matrix', () => {
  let server: TestServer;
  const clients = new Map<string, TestClient>();
  beforeAll(async () => {
    server = await openTestServer();
    clients.set('guest', server.guest());
    for (const [state, name] of Object.entries(accountNames)) {
      clients.set(state, await server.signedIn(name));
    }
  });
  afterAll(() => server.close());

  /** Sends a request to a route, with an invalid body, as a caller in this state; signing out does not end the caller's session. */
  const callAs = async (caller: string, { method, path }: Route) => {
    const client = clients.get(caller) ?? server.guest();
    const { token } = client;
    const url = path
      .replace(':id', 'sunrise-spritz')
      .replace(':provider', 'tiktok')
      .replace(':year', '1999');
    const response = await (method === 'GET' ? client.get(url) : client.post(url, { wrong: 1 }));
    client.token = token;
    return response;
  };

  test.each(cases)(
    '%s %s as %s is allowed or rejected as the table defines',
    async (_method, _path, caller, route) => {
      const { status, body } = await callAs(caller, route);
      if (route.access === 'open') expect([401, 403]).not.toContain(status);
      else if (caller === 'guest') expect(status).toBe(route.isOpenToGuests ? 200 : 401);
      else if (!route.access.includes(caller)) expect(status).toBe(403);
      // An allowed request fails at the next check: invalid input, a job without an application, or a year before the account's first.
      else if (/\/(submission|discussion)$/.test(route.path) && route.method === 'GET') {
        expect(status).toBe(403);
      } else if (route.path.endsWith('/:year')) expect(status).toBe(404);
      else expect([200, 422]).toContain(status);
      if (status >= 400) expect(Object.keys(body)).not.toHaveLength(0);
    },
  );

  test('the matrix covers every route of the server', () => {
    const described = server.app.swagger().paths ?? {};
    const actual = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys((methods ?? {}) as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`);
    const api = actual.filter((route) => route.includes(' /api'));
    expect(api.toSorted()).toEqual(listed.toSorted());
  });

  test('the matrix rejects a route that is not in its table', () => {
    const app = fastify();
    registerRoutes(app, server.services, server.state);
    expect(() => app.get('/api/backdoor', () => 'open')).toThrow('has no entry');
  });

  test('a guest, and a session that has ended, get an empty object from GET /api/user and from no other route of users', async () => {
    const stranger = server.guest();
    stranger.token = 'forged';
    for (const client of [server.guest(), stranger]) {
      const { status, body, headers } = await client.get('/api/user');
      expect([status, body, headers['x-user']]).toEqual([200, {}, 'none']);
    }
    expect(routes.filter((route) => route.isOpenToGuests).map(({ path }) => path)).toEqual([
      '/api/user',
    ]);
  });

  test('a decision of the staff applies at once', async () => {
    const client = await server.signedIn('fresh');
    expect((await client.get('/api/jobs')).status).toBe(200);
    await server.services.db
      .updateTable('accounts')
      .set({ state: 'suspended' })
      .where('id', '=', 'account-fresh')
      .execute();
    expect((await client.get('/api/jobs')).status).toBe(403);
    expect((await client.get('/api/user')).body).toMatchObject({ is_approved: false });
  });

  test('an unknown job gets 404, and so does its submission', async () => {
    const approved = clients.get('approved');
    const response = await approved?.get('/api/job/no-such-job');
    expect(response?.status).toBe(404);
    expect((await approved?.get('/api/job/no-such-job/submission'))?.status).toBe(404);
  });
});
