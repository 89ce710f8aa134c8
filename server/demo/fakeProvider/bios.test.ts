import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ kind: 'PostgreSQL' });
});
afterAll(() => server.close());

test('a bio is saved without a character that PostgreSQL cannot store', async () => {
  const url = '/demo/bio/lemon8/maya';
  const saved = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'bio=Hiking.%00+ABC234',
  });
  expect(saved.statusCode).toBe(303);
  expect((await server.app.inject({ url })).body).toContain('Hiking. ABC234');
});
