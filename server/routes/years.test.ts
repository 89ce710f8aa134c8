import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCalendarDay } from '../../contract/rules/timeZones.ts';
import type { JobYear, PayoutYear } from '../../contract/schemas/year.ts';
import { inTransaction } from '../database/transaction.ts';
import { day, hour } from '../durations.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { openInternalAccount, openWallet, post } from '../domain/money/ledger.ts';
import { moveWithdrawal } from '../domain/withdrawals/withdrawalStates.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { insertPayoutMethod } from '../testing/insertPayoutMethod.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { requestDirectly } from '../testing/withdrawals.ts';

/** Returns the year of a time in a time zone, by default that of most demo accounts. */
const getYear = (time: number, zone = 'Asia/Singapore') =>
  new Date(toCalendarDay(time, zone)).getUTCFullYear();

type Line = { type: string; amount: number; at: number; brand: string | null; fee: number };

describe.each(usualDatabaseKinds)('the figures of a year on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const readPayouts = async (client: TestClient, year: number, currency = '') => {
    const { status, body } = await client.get<PayoutYear>(
      `/api/summary/payout/year/${year}${currency && `?currency=${currency}`}`,
    );
    expect(status).toBe(200);
    return body;
  };
  const readJobs = async (year: number) =>
    (await me.get<JobYear>(`/api/summary/job/year/${year}`)).body;
  const thisYear = () => getYear(server.services.clock.now());

  /** Reads every entry of a wallet, unlike the server, which reads sums. `fee` is the withdrawal fee in the amount, negative if the money came back. */
  async function readLines(accountId: string, currency: string): Promise<Line[]> {
    const { rows } = await sql<Line>`
      select ledger_entries.type, ledger_entries.amount, ledger_entries.at, brands.name as brand,
        coalesce(withdrawals.fee, 0) as fee
      from ledger_entries
      join ledger_accounts on ledger_accounts.id = ledger_entries.ledger_account_id
      join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
      left join jobs on jobs.id = ledger_transactions.ref_id
      left join withdrawals on withdrawals.id = ledger_transactions.ref_id
      left join brands on brands.id = jobs.brand_id
      where ledger_accounts.account_id = ${accountId} and ledger_accounts.currency = ${currency}
    `.execute(server.services.db);
    return rows.map((row) => ({
      ...row,
      amount: Number(row.amount),
      at: Number(row.at),
      fee: Number(row.fee) * -Math.sign(Number(row.amount)),
    }));
  }

  /** Computes the figures of a year from single entries. `|| 0` converts -0. */
  function compute(lines: Line[], year: number, currency: string, zone: string) {
    const inYear = lines.filter(({ at }) => getYear(at, zone) === year);
    const sum = (chosen: Line[], sign = 1) => ({
      amount: chosen.reduce((total, { amount }) => total + amount * sign, 0) || 0,
      currency,
    });
    const ofTypes = (...types: string[]) => inYear.filter(({ type }) => types.includes(type));
    const withdrawn = ['withdrawal', 'withdrawal_reversal'];
    const sumFees = (chosen: Line[]) => chosen.reduce((total, { fee }) => total + fee, 0);
    const toBank = (chosen: Line[]) => ({
      amount: sum(chosen, -1).amount - sumFees(chosen) || 0,
      currency,
    });
    const brands = new Map<string, Line[]>();
    for (const line of ofTypes('earning', 'bonus')) {
      const brand = line.brand ?? 'Byline';
      brands.set(brand, [...(brands.get(brand) ?? []), line]);
    }
    return {
      opening: sum(lines.filter(({ at }) => getYear(at, zone) < year)),
      closing: sum(lines.filter(({ at }) => getYear(at, zone) <= year)),
      months: Array.from({ length: 12 }, (_, index) => {
        const inMonth = (chosen: Line[]) =>
          chosen.filter(({ at }) => new Date(toCalendarDay(at, zone)).getUTCMonth() === index);
        return {
          month: index + 1,
          earned: sum(inMonth(ofTypes('earning', 'bonus'))),
          withdrawn: toBank(inMonth(ofTypes(...withdrawn))),
        };
      }),
      totals: {
        earned: sum(ofTypes('earning', 'bonus')),
        fees: {
          amount: sum(ofTypes('fee'), -1).amount + sumFees(ofTypes(...withdrawn)) || 0,
          currency,
        },
        adjustments: sum(ofTypes('adjustment')),
        withdrawn: toBank(ofTypes(...withdrawn)),
      },
      by_brand: [...brands].map(([brand, chosen]) => ({ brand, earned: sum(chosen) })),
    };
  }

  /** Compares the figures of all years with the entries of a wallet; returns the amount that was sent to the bank. */
  async function compare(client: TestClient, accountId: string, currency: string) {
    const { years } = await readPayouts(client, thisYear());
    const lines = await readLines(accountId, currency);
    const { timezone } = await server.services.db
      .selectFrom('accounts')
      .select('timezone')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(lines.length).toBeGreaterThan(2);
    let sentToBank = 0;
    for (const year of years) {
      const { by_brand: byBrand, ...body } = await readPayouts(client, year, currency);
      const { by_brand: expectedBrands, ...expected } = compute(lines, year, currency, timezone);
      expect(body).toMatchObject({ year, years, currency, ...expected });
      const inOrder = (rows: typeof byBrand) =>
        rows.toSorted((a, b) => b.earned.amount - a.earned.amount || (a.brand < b.brand ? -1 : 1));
      expect(byBrand).toEqual(inOrder(expectedBrands));
      const { opening, closing, totals } = body;
      expect(closing.amount).toBe(
        opening.amount +
          totals.earned.amount +
          totals.adjustments.amount -
          totals.fees.amount -
          totals.withdrawn.amount,
      );
      sentToBank += totals.withdrawn.amount;
    }
    return sentToBank;
  }

  test.each([
    ['approved', 'USD'],
    ['yen', 'JPY'],
    ['dinar', 'KWD'],
  ])('the figures of a year equal the ledger for the demo account %s', async (name, currency) => {
    const accountId = `account-${name}`;
    const sentToBank = await compare(await server.signedIn(name), accountId, currency);
    const { net } = await server.services.db
      .selectFrom('withdrawals')
      .select(({ fn }) => fn.sum<number | null>('net').as('net'))
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .where('state', 'not in', ['failed', 'cancelled'])
      .executeTakeFirstOrThrow();
    // The withdrawn sum of the statement is the sum that the bank receives.
    expect(sentToBank).toBe(Number(net ?? 0));
  });

  // Years in notations that `Number` accepts, in other digits, or negative.
  test.each(['0x7ea', '2.026e3', ' 2026', '2026.0', '+2026', '02026 ', '２０２６', '-1'])(
    'the year %s is refused, and so is such a number in a query',
    async (year) => {
      const text = encodeURIComponent(year);
      for (const path of ['payout', 'job']) {
        const { status } = await me.get(`/api/summary/${path}/year/${text}`);
        // A plus sign is not written in a canonical path.
        expect(status).toBe(year.startsWith('+') ? 400 : 422);
      }
      for (const query of [
        `jobs?page=${text}`,
        `jobs?pay_min=${text}`,
        `job/history?year=${text}`,
      ]) {
        expect((await me.get(`/api/${query}`)).status).toBe(422);
      }
    },
  );

  test('the figures of a year equal the ledger for a random history', async () => {
    const { db, clock } = server.services;
    await db
      .updateTable('accounts')
      .set({ created_at: clock.now() - 1200 * day })
      .where('id', '=', 'account-arabic')
      .execute();
    await insertPayoutMethod(server.services, 'account-arabic');
    const jobs = await db.selectFrom('jobs').select('id').orderBy('id').limit(15).execute();
    // A fixed sequence of random numbers (MINSTD), so that a failure can be repeated.
    let seed = 20_260_301;
    const random = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    let at = clock.now() - 1150 * day;
    for (let index = 0; index < 150; index += 1) {
      at += random(14 * day);
      // Every third time is within some hours of the start of a month, which is in another month of UTC than of the account.
      const [year, month] = [new Date(at).getUTCFullYear(), new Date(at).getUTCMonth()];
      if (random(3) === 0)
        at = Math.max(at, Date.UTC(year, month + 1) - 6 * hour + random(12 * hour));
      const currency = ['USD', 'JPY'][random(2)] ?? 'USD';
      const [gross, fee, adjustment] = [10_000 + random(90_000), random(900), random(2000) - 1000];
      const job = jobs[random(jobs.length)]?.id ?? '';
      const isBonus = random(6) === 0;
      await inTransaction(db, async (tx) => {
        const wallet = await openWallet(tx, 'account-arabic', currency);
        const entries = isBonus
          ? [{ account: wallet, type: 'bonus' as const, amount: gross }]
          : [
              { account: wallet, type: 'earning' as const, amount: gross },
              { account: wallet, type: 'fee' as const, amount: -fee },
              { account: wallet, type: 'adjustment' as const, amount: adjustment },
            ];
        const sum = entries.reduce((total, { amount }) => total + amount, 0);
        await post(tx, {
          event: `random:${index}`,
          at,
          ref: isBonus ? null : { kind: 'job', id: job },
          subject: 'random',
          entries: [
            ...entries,
            {
              account: await openInternalAccount(tx, 'brands', currency),
              type: 'counterpart',
              amount: -sum,
            },
          ],
        });
      });
      // A withdrawal follows about every third time.
      if (random(3) > 0) continue;
      const past = { ...clock, now: () => at };
      const { id } = await requestDirectly({ ...server.services, clock: past }, 'account-arabic', {
        amount: 2000 + random(5000),
        currency,
      });
      const ends = [
        ['cancel'],
        ['process', 'pay'],
        ['process', 'fail'],
        ['process', 'pay', 'return'],
      ];
      for (const action of ends[random(4)] ?? []) {
        await inTransaction(db, (tx) =>
          moveWithdrawal(tx, id, {
            action: action as 'pay',
            actor: action === 'cancel' ? 'publisher' : 'staff',
            now: (at += random(9 * day)),
          }),
        );
      }
    }
    const arabic = await server.signedIn('arabic');
    await compare(arabic, 'account-arabic', 'USD');
    await compare(arabic, 'account-arabic', 'JPY');
  });

  test('the figures of a year count the jobs of each month as they are in the history', async () => {
    const { db } = server.services;
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where('account_id', '=', 'account-approved')
      .execute();
    const { years } = await readJobs(thisYear());
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    const totals = { applied: 0, accepted: 0, completed: 0, declined: 0 };
    for (const year of years) {
      const body = await readJobs(year);
      expect(body.months.map(({ month }) => month)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      for (const key of ['applied', 'accepted', 'completed', 'declined'] as const) {
        const sum = body.months.reduce((total, month) => total + month[key], 0);
        expect(sum).toBe(body.totals[key]);
        totals[key] += sum;
      }
      const onPlatforms = body.by_platform.reduce((total, { completed }) => total + completed, 0);
      expect(onPlatforms).toBe(body.totals.completed);
    }
    const count = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(state)).length;
    expect(totals).toEqual({
      applied: rows.length,
      accepted: count('accepted', 'dropped', 'removed', 'completed'),
      completed: count('completed'),
      declined: count('declined'),
    });
  });

  test('the figures of a year rate what was in time and what was accepted', async () => {
    const { db, clock } = server.services;
    // The year of the demo's latest completed job.
    const year = new Date(clock.now() - 60 * day).getUTCFullYear();
    const before = await readJobs(year);
    expect(before.acceptance_rate).toBe(
      Math.round(
        (before.totals.accepted / (before.totals.accepted + before.totals.declined)) * 10_000,
      ) / 100,
    );
    expect(before.on_time_rate).toBe(100);
    // Submits a live link after its due date.
    await db
      .updateTable('submissions')
      .set({ submitted_at: clock.now() - 59 * day })
      .where('application_id', '=', 'past-kindly-old-dog')
      .where('step', '=', 'live')
      .execute();
    expect((await readJobs(year)).on_time_rate).toBeLessThan(100);
    const fresh = await server.signedIn('fresh');
    const { body } = await fresh.get<JobYear>(`/api/summary/job/year/${thisYear()}`);
    expect([body.on_time_rate, body.acceptance_rate]).toEqual([null, null]);
  });

  test('the figures exist from the year of the account to the current year', async () => {
    const { created_at: createdAt } = await server.services.db
      .selectFrom('accounts')
      .select('created_at')
      .where('id', '=', 'account-approved')
      .executeTakeFirstOrThrow();
    const firstYear = new Date(createdAt).getUTCFullYear();
    for (const kindOf of ['job', 'payout']) {
      expect((await me.get(`/api/summary/${kindOf}/year/${firstYear}`)).status).toBe(200);
      for (const year of [thisYear() + 1, firstYear - 1]) {
        const { status, body } = await me.get(`/api/summary/${kindOf}/year/${year}`);
        expect([status, body]).toEqual([404, { error: 'There is no summary of this year.' }]);
      }
      expect((await me.get(`/api/summary/${kindOf}/year/soon`)).status).toBe(422);
    }
    const empty = await readPayouts(me, thisYear(), 'EUR');
    expect([empty.totals.earned, empty.by_brand]).toEqual([{ amount: 0, currency: 'EUR' }, []]);
    expect(empty.currencies).toEqual(['USD']);
  });
});
