import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../contract/schemas/user.ts';
import { digest } from '../domain/identifiers.ts';
import { hour } from '../durations.ts';
import { demoPassword } from '../demo/seed/accounts.ts';
import { decideAccount } from '../domain/accounts/decideAccount.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { routes } from './table.ts';

const credentials = { email: 'approved@demo.test', password: demoPassword };

describe.each(usualDatabaseKinds)('signing in and sessions on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  test('signing in returns the user and sets cookies that scripts cannot read', async () => {
    const client = server.guest();
    const { status, body, headers } = await client.signIn('approved');
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_approved: true, login_with: 'email', phone: '+65 •••• 4821' });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('each response names its user, and a request from a page of another user is refused', async () => {
    const client = server.guest();
    const { headers, body } = await client.post<User>('/api/signin', credentials);
    expect(headers['x-user']).toBe(body.id);
    for (const path of ['/api/user', '/api/jobs', '/api/summary/wallet']) {
      expect((await client.get(path)).headers['x-user']).toBe(body.id);
    }
    expect((await client.get('/api/faq')).status).toBe(200);
    const send = (user: string) => client.post('/api/profile', {}, { 'X-User': user });
    expect((await send(body.id)).status).toBe(200);
    const refused = await send('account-fresh');
    expect([refused.status, refused.body]).toEqual([
      401,
      { error: 'Another user has signed in on this device.' },
    ]);
    expect((await client.post('/api/logout')).headers['x-user']).toBe('none');
  });

  test('signing in stores only the hash of the token', async () => {
    const { token } = await server.signedIn('approved');
    const rows = await server.services.db.selectFrom('sessions').selectAll().execute();
    expect(rows.map(({ id }) => id)).toContain(digest(token ?? ''));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('signing in opens a new session and closes the previous session', async () => {
    const client = await server.signedIn('approved');
    const first = client.token;
    await client.signIn('approved');
    expect(client.token).not.toBe(first);
    client.token = first;
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('signing in does not reveal by body or headers whether an address exists', async () => {
    const unknown = await server.guest().signIn('nobody', 'Demo-pass-1');
    const wrong = await server.guest().signIn('approved', 'Demo-pass-2');
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(unknown.status).toBe(401);
    const changing = new Set(['date', 'x-ratelimit-remaining', 'x-request-id']);
    const stable = ({ headers }: typeof wrong) =>
      Object.entries(headers).filter(([name]) => !changing.has(name));
    expect(stable(unknown)).toEqual(stable(wrong));
  });

  test('a session ends with logging out, also for the old token', async () => {
    const client = await server.signedIn('approved');
    const { token } = client;
    expect((await client.post('/api/logout')).body).toEqual({});
    expect(client.token).toBeNull();
    client.token = token;
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await server.guest().post('/api/logout')).status).toBe(200);
  });

  test('a session lasts while it is used, up to the absolute limit', async () => {
    const client = await server.signedIn('approved');
    // A session lasts for 30 days (720 hours): the last request of the loop comes after 713 hours, and the next after 736.
    for (let hours = 0; hours < 29 * 24; hours += 23) {
      server.services.clock.advance(23 * hour);
      expect((await client.get('/api/user')).status).toBe(200);
    }
    server.services.clock.advance(23 * hour);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('a session ends after a day without a request', async () => {
    const client = await server.signedIn('approved');
    server.services.clock.advance(24 * hour + 1);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('at most twenty attempts of an account are verified, even if they arrive at once', async () => {
    const attempts = Array.from({ length: 60 }, () => server.guest().signIn('arabic', 'wrong'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    const throttled = await server.guest().signIn('arabic');
    expect(throttled.status).toBe(429);
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
    server.services.clock.advance(hour);
    expect((await server.guest().signIn('arabic')).status).toBe(200);
  });

  test('signing in reports invalid inputs with the messages of the specification', async () => {
    const { status, body } = await server.guest().post('/api/signin', { email: 'x', password: '' });
    expect(status).toBe(422);
    expect(body['errors']).toEqual({
      email: 'Email is not valid.',
      password: 'This field is required.',
    });
  });

  test('users who are not approved sign in, with the flags of their state', async () => {
    const flags = async (name: string) => {
      const { body } = await (await server.signedIn(name)).get<User>('/api/user');
      return [body.is_approved, body.profile_pending, body.in_review, body.review?.outcome];
    };
    expect(await flags('pending')).toEqual([false, true, false, undefined]);
    expect(await flags('review')).toEqual([false, false, true, undefined]);
    expect(await flags('rejected')).toEqual([false, false, false, 'rejected']);
    expect(await flags('suspended')).toEqual([false, false, false, 'suspended']);
  });

  test('a suspended user sees nothing but the reason', async () => {
    const user = await server.signedIn('suspended');
    const { body, status } = await user.get<User>('/api/user');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'account-suspended',
      is_approved: false,
      profile_pending: false,
      in_review: false,
      login_with: 'email',
      name: '',
      email: null,
      email_verified: false,
      phone: null,
      phone_verified: false,
      avatar_url: null,
      locale: 'en',
      currency: 'USD',
      timezone: 'UTC',
      recently_confirmed: false,
      unread_messages: 0,
      unread_news: 0,
      starred: [],
      checklist: { profile: false, phone: false, social: false, payout: false },
      review: {
        ...body.review,
        outcome: 'suspended',
        reason: 'Two posts were removed within the agreed time. Write to us to appeal.',
      },
    });
    const signIn = await server.guest().signIn('suspended');
    expect(signIn.body).toMatchObject({ name: '', email: null });
    const readable: string[] = [];
    for (const { method, path, access } of routes) {
      if (method !== 'GET' || access === 'open') continue;
      const url = path.replace(':id', 'sunrise-spritz');
      if ((await user.get(url)).status !== 403) readable.push(path);
    }
    expect(readable).toEqual(['/api/user']);
    expect((await user.post('/api/user/session', { end: 'others' })).status).toBe(403);
    expect((await user.post('/api/logout')).status).toBe(200);
    expect((await user.get('/api/user')).status).toBe(401);
  });

  test('a user who was never reviewed and is suspended sees the reason', async () => {
    const user = await server.signedIn('fresh');
    await decideAccount(server.services, 'fresh@demo.test', 'suspend', 'Spam');
    const { body } = await user.get<User>('/api/user');
    expect(body.review).toMatchObject({ outcome: 'suspended', reason: 'Spam' });
    await decideAccount(server.services, 'fresh@demo.test', 'approve', null);
  });
});
