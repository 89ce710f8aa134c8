import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../contract/user.ts';
import { digest } from '../domain/identifiers.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const hour = 3_600_000;

describe.each(databaseKinds)('signing in on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  test('answers the user and sets a cookie that only the server can read', async () => {
    const client = server.guest();
    const { status, body, headers } = await client.signIn('approved');
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_approved: true, login_with: 'email', phone: '+65 •••• 4821' });
    expect(headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('stores only the hash of the token', async () => {
    const { token } = await server.signedIn('approved');
    const rows = await server.services.db.selectFrom('sessions').selectAll().execute();
    expect(rows.map(({ id }) => id)).toContain(digest(token ?? ''));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('opens a new session and ends the one before', async () => {
    const client = await server.signedIn('approved');
    const first = client.token;
    await client.signIn('approved');
    expect(client.token).not.toBe(first);
    client.token = first;
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('tells neither by words nor by headers whether an address exists', async () => {
    const unknown = await server.guest().signIn('nobody', 'Demo-pass-1');
    const wrong = await server.guest().signIn('approved', 'Demo-pass-2');
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(unknown.status).toBe(401);
    const changing = new Set(['date', 'x-ratelimit-remaining']);
    const stable = ({ headers }: typeof wrong) =>
      Object.entries(headers).filter(([name]) => !changing.has(name));
    expect(stable(unknown)).toEqual(stable(wrong));
  });

  test('is over after logging out, also with the old token', async () => {
    const client = await server.signedIn('approved');
    const { token } = client;
    expect((await client.post('/api/logout')).body).toEqual({});
    expect(client.token).toBeNull();
    client.token = token;
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await server.guest().post('/api/logout')).status).toBe(200);
  });

  test('lasts as long as it is used, and no longer than the absolute limit', async () => {
    const client = await server.signedIn('approved');
    for (let hours = 0; hours < 29 * 24; hours += 23) {
      server.services.clock.advance(23 * hour);
      expect((await client.get('/api/user')).status).toBe(200);
    }
    server.services.clock.advance(23 * hour);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('ends after a day without use', async () => {
    const client = await server.signedIn('approved');
    server.services.clock.advance(24 * hour + 1);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('judges at most twenty tries of an account, also when they come at once', async () => {
    const tries = Array.from({ length: 60 }, () => server.guest().signIn('arabic', 'wrong'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    const throttled = await server.guest().signIn('arabic');
    expect(throttled.status).toBe(429);
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
    server.services.clock.advance(hour);
    expect((await server.guest().signIn('arabic')).status).toBe(200);
  });

  test('says in the words of the specification what is missing', async () => {
    const { status, body } = await server.guest().post('/api/signin', { email: 'x', password: '' });
    expect(status).toBe(422);
    expect(body['errors']).toEqual({
      email: 'Email is not valid.',
      password: 'This field is required.',
    });
  });

  test('lets people who are not approved in, with flags that send them on', async () => {
    const flags = async (name: string) => {
      const { body } = await (await server.signedIn(name)).get<User>('/api/user');
      return [body.is_approved, body.profile_pending, body.in_review, body.review?.outcome];
    };
    expect(await flags('pending')).toEqual([false, true, false, undefined]);
    expect(await flags('review')).toEqual([false, false, true, undefined]);
    expect(await flags('rejected')).toEqual([false, false, false, 'rejected']);
    expect(await flags('suspended')).toEqual([false, false, false, 'suspended']);
  });
});
