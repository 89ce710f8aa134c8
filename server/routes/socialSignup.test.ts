import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { beginFlow, completeFlow, giveConsent } from '../testing/oauthFlow.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('signing up with a provider on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  const countAccounts = async () =>
    (await server.services.db.selectFrom('accounts').select('id').execute()).length;

  test('signing up creates an account from the provider’s profile, and connects it', async () => {
    const client = server.guest();
    const how = { name: 'Nia Okoro', handle: '@niaokoro', followers: '12500' };
    const { status, body } = await completeFlow(server, client, 'signup', 'tiktok', how);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: {
        name: 'Nia Okoro',
        profile_pending: true,
        is_approved: false,
        email: null,
        login_with: 'social',
        login_provider: 'tiktok',
        checklist: { social: true },
      },
    });
    const connected = await client.get('/api/profile/connected/social');
    expect(connected.body).toMatchObject({
      data: [
        {
          provider: 'tiktok',
          status: 'connected',
          handle: '@niaokoro',
          followers: 12_500,
          engagement_rate: 4.2,
          verified_by: 'oauth',
          used_by_active_jobs: 0,
        },
      ],
    });
  });

  test.each([
    ['李', '李'],
    ['\u202eayaM\u202c Tan', 'ayaM Tan'],
    ['\u2066Maya\u2069\u0000', 'Maya'],
    ['Maya\nTan', 'Maya Tan'],
    // Both characters are invisible.
    ['\u200b\u3164', 'TikTok'],
    // A name has at most 80 UTF-16 units, and the emoji has two.
    [`${'x'.repeat(79)}🦊`, 'x'.repeat(79)],
  ])('signing up cleans the provider’s name %j for the account', async (providerName, name) => {
    // A new handle, hence a new user, for each case.
    const consent = { name: providerName, handle: `@named${randomUUID().slice(0, 8)}` };
    const { status, body } = await completeFlow(
      server,
      server.guest(),
      'signup',
      'tiktok',
      consent,
    );
    expect([status, body]).toMatchObject([200, { user: { name } }]);
  });

  test('signing up signs in a known user', async () => {
    const before = await countAccounts();
    const { body } = await completeFlow(server, server.guest(), 'signup', 'tiktok', {
      who: 'demo-approved',
    });
    expect(body).toMatchObject({ user: { name: 'Maya Tan' } });
    expect(await countAccounts()).toBe(before);
  });

  test('signing up creates one account per user, even from five browsers at once', async () => {
    const before = await countAccounts();
    const how = { handle: 'fivetimes', email: 'five@example.test', verified: 'on' };
    const flows = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = server.guest();
        const callback = await giveConsent(
          server,
          await beginFlow(client, 'signup', 'youtube'),
          how,
        );
        return { client, callback };
      }),
    );
    const responses = await Promise.all(
      flows.map(({ client, callback }) => client.post('/api/signup/youtube', callback)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await countAccounts()).toBe(before + 1);
  });

  test('of two users of a provider with one address who sign up at once, the second is told to sign in', async () => {
    const flows = await Promise.all(
      ['first', 'second'].map(async (handle) => {
        const client = server.guest();
        const flow = await beginFlow(client, 'signup', 'youtube');
        const consent = { handle, email: 'both@example.test', verified: 'on' };
        return { client, callback: await giveConsent(server, flow, consent) };
      }),
    );
    const responses = await Promise.all(
      flows.map(({ client, callback }) => client.post('/api/signup/youtube', callback)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('signing up saves an address only if the provider has verified it', async () => {
    const getEmail = async (handle: string, more: Record<string, string>) => {
      const how = { handle, email: `${handle}@example.test`, ...more };
      const { body } = await completeFlow(server, server.guest(), 'signup', 'youtube', how);
      return (body['user'] as { email: string | null }).email;
    };
    expect(await getEmail('proven', { verified: 'on' })).toBe('proven@example.test');
    expect(await getEmail('claimed', {})).toBeNull();
  });

  test('signing up does not link an account by an unverified address', async () => {
    const how = { handle: 'pretender', email: 'fresh@demo.test' };
    for (const type of ['signup', 'signin'] as const) {
      const { status, body } = await completeFlow(server, server.guest(), type, 'youtube', how);
      expect(status).toBe(409);
      expect(body['error']).toContain('Sign in with email, then connect YouTube in your profile.');
    }
  });

  test('signing in links an account by an address that the provider has verified, and emails the owner', async () => {
    const how = { handle: 'jonas2', email: 'Fresh@demo.test', verified: 'on' };
    const { body } = await completeFlow(server, server.guest(), 'signin', 'youtube', how);
    expect(body).toMatchObject({ user: { id: 'account-fresh' } });
    const mails = await server.services.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', 'fresh@demo.test')
      .execute();
    expect(mails).toContainEqual({ subject: 'You can now sign in with YouTube' });
  });

  test('signing up reports what the user has to change at the provider', async () => {
    const getError = async (provider: 'instagram' | 'tiktok', more: Record<string, string>) => {
      const how = { handle: 'inmyway', ...more };
      const { status, body } = await completeFlow(server, server.guest(), 'signup', provider, how);
      return [status, body['error']];
    };
    expect(await getError('instagram', { personal: 'on' })).toEqual([
      422,
      expect.stringContaining('Switch it to a professional account'),
    ]);
    expect(await getError('tiktok', { untick: 'on' })).toEqual([
      422,
      expect.stringContaining('A permission is missing at TikTok.'),
    ]);
  });
});
