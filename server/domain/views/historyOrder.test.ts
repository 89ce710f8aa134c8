import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Wallets } from '../../../contract/schemas/wallet.ts';
import type { History } from '../../../contract/schemas/history.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(databaseKinds)('the job history on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const read = async (query: string) =>
    (await user.get<History>(`/api/job/history?per_page=100&${query}`)).body;

  test('the job history is sorted by pay, by brand, by due date and by age', async () => {
    const byPay = (await read('group=active&sort=pay')).data.map(({ payment }) => payment?.net);
    const amounts = byPay.map((net) => net?.amount ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const brands = (await read('sort=brand')).data.map(({ job }) => job.brand.name);
    expect(brands).toEqual(brands.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(new Set(brands).size).toBeGreaterThan(1);
    const due = (await read('sort=due')).data.map(({ next }) => Date.parse(next?.due_at ?? ''));
    // Rows without a next step come last.
    const dueDates = due.slice(
      0,
      due.findIndex((time) => Number.isNaN(time)),
    );
    expect(new Set(dueDates).size).toBeGreaterThan(1);
    expect(dueDates).toEqual(dueDates.toSorted((a, b) => a - b));
    expect(due.slice(dueDates.length).every((time) => Number.isNaN(time))).toBe(true);
    const applied = (await read('group=applied&sort=newest')).data.map(
      ({ application }) => application?.applied_at ?? '',
    );
    expect(new Set(applied).size).toBeGreaterThan(1);
    expect(applied).toEqual(applied.toSorted().toReversed());
    const orders = await Promise.all(
      ['due', 'newest', 'pay', 'brand'].map(async (sort) =>
        (await read(`sort=${sort}`)).data.map(({ job }) => job.id).join(),
      ),
    );
    expect(new Set(orders).size).toBe(4);
  });

  test('the job history lists closed jobs from the newest, by the date in their rows', async () => {
    const { db } = server.services;
    const getShownDate = ({ application, invitation }: History['data'][number]) =>
      application?.ended_at ??
      application?.decided_at ??
      (invitation?.state === 'expired' ? invitation.expires_at : invitation?.ended_at) ??
      application?.applied_at ??
      invitation?.sent_at ??
      '';
    const before = (await read('group=closed&sort=newest')).data;
    expect(new Set(before.map(getShownDate)).size).toBeGreaterThan(3);
    expect(before.map(getShownDate)).toEqual(before.map(getShownDate).toSorted().toReversed());
    // Makes the earliest application end last.
    const oldest = before.findLast(({ application }) => application?.ended_at);
    const id = oldest!.application!.id;
    const ended_at = Date.parse(getShownDate(before[0]!)) + 60_000;
    const { ended_at: previousEnd } = await db
      .selectFrom('applications')
      .select('ended_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db.updateTable('applications').set({ ended_at }).where('id', '=', id).execute();
    const after = (await read('group=closed&sort=newest')).data;
    expect(after[0]?.application?.id).toBe(id);
    // Pages together have the same order as the whole list.
    const pages = await Promise.all(
      after.map(
        async (_, index) =>
          (await user.get<History>(`/api/job/history?group=closed&per_page=1&page=${index + 1}`))
            .body.data[0]?.job.id,
      ),
    );
    expect(pages).toEqual(after.map(({ job }) => job.id));
    await db
      .updateTable('applications')
      .set({ ended_at: previousEnd })
      .where('id', '=', id)
      .execute();
  });

  test('an invitation that the user has declined is listed by the day of the reply', async () => {
    const [invited] = (await read('group=invited')).data;
    await user.post(`/api/job/${invited?.job.id}/invitation`, { action: 'decline' });
    const [newest] = (await read('group=closed&sort=newest')).data;
    expect(newest?.job.id).toBe(invited?.job.id);
    expect(newest?.invitation).toMatchObject({
      state: 'declined',
      ended_at: new Date(server.services.clock.now()).toISOString(),
    });
  });

  test('the job history never compares amounts of different currencies', async () => {
    const { db } = server.services;
    const change = (currency: string) =>
      db.updateTable('jobs').set({ currency }).where('id', '=', 'tidal-lap-diary').execute();
    // The currency XTS has no rate, so the amount comes last. Compared as a plain number, 260.00 would keep its place among the dollars.
    await change('XTS');
    const { data } = await read('group=active&sort=pay');
    expect(data.at(-1)?.job.id).toBe('tidal-lap-diary');
    await change('USD');
  });

  test('the job history can be limited to jobs that wait for the user', async () => {
    const whole = await read('');
    const mine = await read('my_turn=1');
    const ids = whole.data.filter(({ next }) => next !== null).map(({ job }) => job.id);
    expect(mine.data.map(({ job }) => job.id)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan(whole.data.length);
    expect(mine.counts.active).toBeLessThan(whole.counts.active);
  });

  test('the job history sums the payments of all pages of a group', async () => {
    const { data } = await read('group=active');
    const sum = data.reduce((total, { payment }) => total + (payment?.net.amount ?? 0), 0);
    const { body } = await user.get<History>('/api/job/history?group=active&per_page=1');
    expect(body.totals).toEqual([{ amount: sum, currency: 'USD' }]);
    expect((await read('group=applied')).totals).toEqual([]);
  });

  test('the completed jobs add up to the wallet: what has left it is named', async () => {
    const { data, withdrawn } = await read('group=completed');
    const [wallet] = (await user.get<Wallets>('/api/summary/wallet')).body.wallets;
    const available = data
      .filter(({ payment }) => payment?.state === 'available')
      .reduce((total, { payment }) => total + (payment?.net.amount ?? 0), 0);
    expect(withdrawn).toHaveLength(1);
    expect(available - (withdrawn[0]?.amount ?? 0)).toBe(wallet?.available.amount);
    expect((await read('group=active')).withdrawn).toEqual([]);
  });
});
