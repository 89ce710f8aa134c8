import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment, Payments } from '../../../contract/schemas/money.ts';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(databaseKinds)('the order of payments on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
    const now = server.services.clock.now();
    // Makes one payment late, with a new date, and another payment pending.
    await change('now-laps', {
      state: 'pending',
      expected_on: now + 9 * day,
      late_since: now - day,
    });
    await change('now-batch', { state: 'pending', expected_on: now + 2 * day });
  });
  afterAll(() => server.close());

  const change = (id: string, values: object) =>
    server.services.db
      .updateTable('payments')
      .set(values)
      .where('id', '=', `payment-${id}`)
      .execute();

  const read = async (query = '') =>
    (await user.get<Payments>(`/api/payment?per_page=100&sort=urgency${query}`)).body;

  /** Returns the place of a payment's group in the list. */
  const rank = ({ state, overdue }: Payment) =>
    overdue ? 0 : 1 + ['on_hold', 'pending', 'estimated', 'available', 'cancelled'].indexOf(state);

  test('payments by urgency are in the order late, on hold, pending, expected, received', async () => {
    const { data } = await read();
    expect(data.map(rank)).toEqual(data.map(rank).toSorted());
    expect(new Set(data.map(rank)).size).toBeGreaterThan(4);
    expect(data[0]?.overdue).toBe(true);
    expect(data.filter(({ overdue }) => overdue).map(({ id }) => id)).toContain('payment-now-laps');
  });

  test('payments by urgency are sorted by day within each state', async () => {
    const { data } = await read();
    const daysOf = (state: Payment['state']) =>
      data
        .filter((row) => row.state === state && !row.overdue)
        .map(({ expected_on: expected, available_at: available, dates }) =>
          Date.parse(
            available ?? expected ?? dates.find(({ key }) => key === 'in_wallet')?.at ?? '',
          ),
        );
    const pending = daysOf('pending');
    expect(pending.length).toBeGreaterThan(1);
    expect(pending).toEqual(pending.toSorted((a, b) => a - b));
    const estimated = daysOf('estimated');
    expect(estimated.length).toBeGreaterThan(1);
    expect(estimated).toEqual(estimated.toSorted((a, b) => a - b));
    const received = daysOf('available');
    expect(received.length).toBeGreaterThan(1);
    expect(received).toEqual(received.toSorted((a, b) => b - a));
  });

  test('payments by urgency have each payment once on pages of any size, also with a filter by state', async () => {
    for (const [query, expected] of [
      ['', await read()],
      ['&state=available', await read('&state=available')],
      ['&overdue=1', await read('&overdue=1')],
    ] as const) {
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(expected.meta.total / 3); page += 1) {
        const url = `/api/payment?sort=urgency&per_page=3&page=${page}${query}`;
        ids.push(...(await user.get<Payments>(url)).body.data.map(({ id }) => id));
      }
      expect(ids).toEqual(expected.data.map(({ id }) => id));
      expect(new Set(ids).size).toBe(expected.meta.total);
    }
  });

  test('payments are listed from the newest without sort=urgency', async () => {
    const { body } = await user.get<Payments>('/api/payment?per_page=100');
    const rows = await server.services.db
      .selectFrom('payments')
      .select('id')
      .where('account_id', '=', 'account-approved')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(body.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(body.data.map(({ id }) => id)).not.toEqual((await read()).data.map(({ id }) => id));
  });
});
