import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connected, SocialAccount } from '../../contract/schemas/social.ts';
import { encrypt } from '../domain/encryption.ts';
import { hour } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { completeFlow } from '../testing/oauthFlow.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('updating the figures of accounts on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const findConnection = async (client: TestClient, provider: string) => {
    const { body } = await client.get<Connected>('/api/profile/connected/social');
    return body.data.find((one) => one.provider === provider);
  };

  test('the figures are fetched again without asking the user, and the connection is as old as before', async () => {
    const client = await server.signedIn('approved');
    const before = await findConnection(client, 'instagram');
    server.services.clock.advance(hour);
    const { status, body } = await client.post<{ account: SocialAccount }>(
      '/api/connect/instagram',
      { sync: true },
    );
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ status: 'connected', connected_at: before?.connected_at });
    // The fake provider computes the engagement from its own figures.
    expect(body.account.engagement_rate).toBe(4.2);
    expect(Date.parse(body.account.synced_at ?? '')).toBe(server.services.clock.now());
    expect(await findConnection(client, 'instagram')).toEqual(body.account);
  });

  test('figures cannot be fetched with a grant that has lapsed, which marks the connection as expired', async () => {
    const client = await server.signedIn('fresh');
    await completeFlow(server, client, 'connect', 'tiktok', { who: 'demo-fresh' });
    await server.services.db.deleteFrom('demo_grants').execute();
    const { status, body } = await client.post<{ account: SocialAccount }>('/api/connect/tiktok', {
      sync: true,
    });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ status: 'expired', followers: 12_400 });
    expect((await client.post('/api/connect/tiktok', { sync: true })).status).toBe(404);
    await completeFlow(server, client, 'connect', 'tiktok', { who: 'demo-fresh' });
    expect((await client.post('/api/connect/tiktok', { sync: true })).status).toBe(200);
  });

  test('a refused token is renewed with the refresh token', async () => {
    const { db, config, clock } = server.services;
    const client = server.guest();
    await completeFlow(server, client, 'signup', 'tiktok', { handle: 'renewing' });
    const { id } = (await client.get<{ id: string }>('/api/user')).body;
    const grants = db
      .selectFrom('social_accounts')
      .select('id')
      .where('account_id', '=', id)
      .where('provider', '=', 'tiktok');
    await db
      .updateTable('social_grants')
      .set({ access_token: encrypt(config.encryption, 'access token', 'refused') })
      .where('social_account_id', 'in', grants)
      .execute();
    clock.advance(hour);
    const { body } = await client.post<{ account: SocialAccount }>('/api/connect/tiktok', {
      sync: true,
    });
    expect(body.account).toMatchObject({ status: 'connected', followers: 5400 });
    expect(Date.parse(body.account.synced_at ?? '')).toBe(clock.now());
  });
});
