import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStateSchema, type AccountState } from '../contract/states.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import type { RouteEntry } from './entry.ts';
import { routeTable } from './table.ts';

const names: Record<AccountState, string> = {
  approved: 'approved',
  pending_profile: 'pending',
  in_review: 'review',
  rejected: 'rejected',
  suspended: 'suspended',
};
const entries: RouteEntry[] = Object.values(routeTable);
const cells = entries.flatMap((entry) =>
  [...accountStateSchema.options, 'guest' as const].map(
    (who) => [entry.method, entry.path, who, entry] as const,
  ),
);

describe('the authorisation matrix', () => {
  let server: TestServer;
  const clients = new Map<string, TestClient>();
  beforeAll(async () => {
    server = await openTestServer();
    clients.set('guest', server.guest());
    for (const [state, name] of Object.entries(names)) {
      clients.set(state, await server.signedIn(name));
    }
  });
  afterAll(() => server.close());

  const callAs = async (who: string, { method, path }: RouteEntry) => {
    const client = clients.get(who) ?? server.guest();
    const { token } = client;
    const url = path.replace(':id', 'sunrise-spritz').replace(':provider', 'tiktok');
    const answer = await (method === 'GET' ? client.get(url) : client.post(url, { wrong: 1 }));
    client.token = token;
    return answer;
  };

  test.each(cells)(
    '%s %s as %s is decided as the table says',
    async (_method, _path, who, entry) => {
      const { status, body } = await callAs(who, entry);
      if (entry.access === 'open') expect([401, 403]).not.toContain(status);
      else if (who === 'guest') expect(status).toBe(401);
      else if (!entry.access.includes(who)) expect(status).toBe(403);
      // Who is let in meets the next check: wrong inputs, or work that the brand has not accepted.
      else if (entry.path.endsWith('/submission') && entry.method === 'GET')
        expect(status).toBe(403);
      else expect([200, 422]).toContain(status);
      if (status >= 400 && !entry.isQuiet) expect(Object.keys(body)).not.toHaveLength(0);
    },
  );

  test('knows every route that the server has', () => {
    const described = server.app.swagger().paths ?? {};
    const routes = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys((methods ?? {}) as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const table = entries.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`);
    const outside = routes.filter((route) => route.includes(' /api'));
    expect(outside.toSorted()).toEqual(table.toSorted());
  });

  test('refuses a route without an entry', async () => {
    const { fastify } = await import('fastify');
    const { registerRoutes } = await import('../http/router.ts');
    const { handlers } = await import('./handlers.ts');
    const app = fastify();
    registerRoutes(app, server.services, handlers, server.state);
    expect(() => app.get('/api/backdoor', () => 'open')).toThrow('has no entry');
  });

  test('tells a guest of GET /api/user nothing', async () => {
    const { status, body } = await server.guest().get('/api/user');
    expect([status, body]).toEqual([401, {}]);
  });

  test('acts at once on a decision of the staff', async () => {
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

  test('answers a foreign and a missing job alike', async () => {
    const approved = clients.get('approved');
    const answer = await approved?.get('/api/job/no-such-job');
    expect(answer?.status).toBe(404);
    expect((await approved?.get('/api/job/no-such-job/submission'))?.status).toBe(404);
  });
});
