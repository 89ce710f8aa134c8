import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import type { Transactions } from '../../contract/schemas/money.ts';
import type { ProfileSaved } from '../../contract/schemas/profile.ts';
import type { User } from '../../contract/schemas/user.ts';
import { hour } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { beginFlow, giveConsent } from '../testing/oauthFlow.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('time zones on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  let signups = 0;
  const signUp = async (timezone?: string) => {
    const client = server.guest();
    const email = `zone-${(signups += 1)}@example.test`;
    const proof = await obtainProof(server, client, {
      purpose: 'signup',
      to: email,
      recipient: email,
    });
    const details = { name: 'Robin', email, password: 'lantern-orbit-42', proof, terms: true };
    return client.post<User>('/api/signup', {
      ...details,
      ...(timezone !== undefined && { timezone }),
    });
  };

  test.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['america/new_york', 'America/New_York'],
    ['Etc/Unknown', 'UTC'],
    ['+08:00', 'UTC'],
    ['', 'UTC'],
    [undefined, 'UTC'],
  ])('an account that signs up in %s is in %s', async (given, expected) => {
    const { status, body } = await signUp(given);
    expect([status, body.timezone]).toEqual([201, expected]);
  });

  test.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    ['Mars/Base', 'UTC'],
  ])('an account that signs up by a provider in %s is in %s', async (timezone, expected) => {
    const client = server.guest();
    const address = await beginFlow(client, 'signup', 'tiktok');
    // A new handle, hence a new user, for each case.
    const handle = `in-${expected.slice(0, 3)}`;
    const callback = await giveConsent(server, address, { handle });
    const { body } = await client.post<{ user: User }>('/api/signup/tiktok', {
      ...callback,
      timezone,
    });
    expect(body.user.timezone).toBe(expected);
  });

  test('a user changes the time zone, and an unknown one is refused', async () => {
    const me = await server.signedIn('fresh');
    const { body } = await me.post<ProfileSaved>('/api/profile', { timezone: 'asia/tokyo' });
    expect(body.user.timezone).toBe('Asia/Tokyo');
    for (const timezone of ['Mars/Base', '', '+09:00', 'x'.repeat(3000)]) {
      const refused = await me.post<{ errors: object }>('/api/profile', { timezone });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['timezone']]);
    }
    expect((await me.get<User>('/api/user')).body.timezone).toBe('Asia/Tokyo');
  });

  const zones = ['Pacific/Kiritimati', 'UTC', 'Etc/GMT+12'];

  test('days in a query are days in the time zone of the account', async () => {
    const me: TestClient = await server.signedIn('approved');
    const noon = Date.parse('2031-10-03T12:00:00.000Z');
    await server.services.db
      .updateTable('jobs')
      .set({ apply_by: noon - 25 * hour })
      .where('state', 'in', ['open', 'full'])
      .execute();
    // The jobs close on 2 October at 11:00 UTC. In Kiritimati, 3 October starts an hour before; at GMT-12, 25 hours later.
    const totals: number[] = [];
    for (const timezone of zones) {
      await me.post('/api/profile', { timezone });
      const { body } = await me.get<Jobs>('/api/jobs?closes_before=2031-10-03');
      totals.push(body.meta.total);
    }
    expect(totals[0]).toBe(0);
    expect(totals[1]).toBeGreaterThan(0);
    expect(totals[2]).toBe(totals[1]);
  });

  test('days in a query of transactions are days in the time zone of the account too', async () => {
    const me = await server.signedIn('approved');
    const allTransactions = await me.get<Transactions>('/api/payment/transaction?per_page=100');
    for (const timezone of zones) {
      await me.post('/api/profile', { timezone });
      const toDay = (at: string) =>
        new Intl.DateTimeFormat('sv', { timeZone: timezone, dateStyle: 'short' }).format(
          new Date(at),
        );
      // The day of any transaction.
      const day = toDay(allTransactions.body.data[4]?.at ?? '');
      const { body } = await me.get<Transactions>(
        `/api/payment/transaction?per_page=100&from=${day}&to=${day}`,
      );
      const expected = allTransactions.body.data.filter(({ at }) => toDay(at) === day);
      expect(body.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });
});
