import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import { operatorCommands } from '../../operator/commands.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

// A file of the European Central Bank: USD 1.08, JPY 162, IDR 17280 for one euro, so a dollar is 16000 rupiah or 150 yen.
const ecb = 'Date, USD, JPY, IDR, BGN, \n25 November 2026, 1.08, 162.00, 17280.00, N/A, \n';

// Amounts are in minor units; yen have no fraction digits, dinars three.
const pays: [currency: string, min: number, max: number][] = [
  ['USD', 90_000, 90_000],
  ['IDR', 152_000_000, 152_000_000],
  ['JPY', 45_000, 60_000],
  ['KWD', 200_000, 200_000],
  ['USD', 10_000, 20_000],
  ['EUR', 50_000, 50_000],
];

describe.each(databaseKinds)('pay in several currencies on %s', (kind) => {
  let server: TestServer;
  let dollars: TestClient;
  let yen: TestClient;
  let folder: string;
  let ids: string[];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'rates-'));
    server = await openTestServer({ kind });
    const { db } = server.services;
    dollars = await server.signedIn('approved');
    yen = await server.signedIn('yen');
    await db.deleteFrom('reference_rates').execute();
    const jobs = await db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'open')
      .orderBy('id')
      .execute();
    ids = jobs.slice(0, pays.length).map(({ id }) => id);
    await db.updateTable('jobs').set({ state: 'closed' }).where('id', 'not in', ids).execute();
    for (const [index, [currency, min, max]] of pays.entries()) {
      const pay = { pay_type: 'range' as const, currency, pay_min: min, pay_max: max };
      await db
        .updateTable('jobs')
        .set(pay)
        .where('id', '=', ids[index] ?? '')
        .execute();
    }
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  const read = async (user: TestClient, query: string) =>
    (await user.get<Jobs>(`/api/jobs?${query}`)).body;
  const list = async (user: TestClient, query = '') => {
    const { data, meta } = await read(user, `sort=pay&${query}`);
    expect(meta.total).toBe(data.length);
    return data.map(({ pay }) => `${pay.max?.currency} ${pay.max?.amount}`);
  };
  const load = (text: string, ...source: string[]) => {
    const file = path.join(folder, 'rates.csv');
    writeFileSync(file, text);
    return operatorCommands['rates']?.run(server.services, [file, ...source]);
  };

  test('without rates, pay is grouped by currency, the user’s own currency first, and only pay in that currency is found', async () => {
    expect(await list(dollars)).toEqual([
      'USD 90000',
      'USD 20000',
      'EUR 50000',
      'IDR 152000000',
      'JPY 60000',
      'KWD 200000',
    ]);
    expect((await list(yen))[0]).toBe('JPY 60000');
    expect(await list(dollars, 'pay_min=15000')).toEqual(['USD 90000', 'USD 20000']);
    const { comparison, data } = await read(dollars, '');
    expect(comparison).toEqual({ currency: 'USD', day: null });
    expect(data.every(({ pay }) => pay.approximate === null)).toBe(true);
    expect(await operatorCommands['rates']?.run(server.services, [])).toBe(
      'There are no reference rates.',
    );
  });

  describe('with reference rates', () => {
    beforeAll(async () => {
      expect(await load(ecb)).toBe('Loaded 3 rates.');
    });

    test('with rates, pay is sorted by value, and pay without a rate comes last', async () => {
      const byValue = ['USD 90000', 'EUR 50000', 'JPY 60000', 'USD 20000', 'IDR 152000000'];
      expect(await list(dollars)).toEqual([...byValue, 'KWD 200000']);
      expect(await list(yen)).toEqual([...byValue, 'KWD 200000']);
    });

    test('with rates, pay is found by value in the currency of the account', async () => {
      // 1,520,000 rupiah are $ 95.
      expect(await list(dollars, 'pay_min=9500')).toContain('IDR 152000000');
      expect(await list(dollars, 'pay_min=9501')).not.toContain('IDR 152000000');
      expect(await list(dollars, 'pay_min=20000&pay_max=30000')).toEqual([
        'JPY 60000',
        'USD 20000',
      ]);
      // 30,000 yen are $ 200.
      expect(await list(yen, 'pay_min=30000&pay_max=45000')).toEqual(['JPY 60000', 'USD 20000']);
      expect(await list(yen, 'pay_min=30001')).not.toContain('USD 20000');
    });

    test('with rates, pay is shown approximately, except in the own currency and without a rate', async () => {
      const { data, comparison } = await read(dollars, 'sort=pay');
      expect(comparison).toEqual({ currency: 'USD', day: '2026-11-25' });
      const approximations = new Map(data.map(({ pay }) => [pay.max?.currency, pay.approximate]));
      const usd = (amount: number) => ({ amount, currency: 'USD' });
      expect(approximations.get('IDR')).toEqual({
        min: usd(9500),
        max: usd(9500),
        day: '2026-11-25',
      });
      expect(approximations.get('JPY')).toEqual({
        min: usd(30_000),
        max: usd(40_000),
        day: '2026-11-25',
      });
      expect(approximations.get('USD')).toBeNull();
      expect(approximations.get('KWD')).toBeNull();
    });

    test('pay is counted again after new rates, and older rates change nothing', async () => {
      // $ 900, 500 euros ($ 540) and up to 60,000 yen ($ 400); the new rate adds 200 dinars ($ 654).
      expect((await read(dollars, 'pay_min=39000')).meta.total).toBe(3);
      expect(
        await load('date,currency,rate\n2026-11-26,KWD,0.33\n2026-11-24,JPY,1', 'A bank'),
      ).toBe('Loaded 1 rate. Newer ones were kept: JPY.');
      expect((await read(dollars, 'pay_min=39000')).meta.total).toBe(4);
      const rates = await operatorCommands['rates']?.run(server.services, []);
      expect(rates).toContain('1 EUR = 0.33 KWD  2026-11-26  A bank');
      expect(rates).toContain('1 EUR = 162 JPY  2026-11-25  European Central Bank');
    });

    test.each([
      ['', 'The first line'],
      ['currency,rate\nUSD,1', 'The first line'],
      ['date,currency,rate\n2026-02-30,USD,1', 'Line 2: "2026-02-30" is not a day'],
      ['date,currency,rate\n2026-11-27,US,1', 'Line 2: "US" is not the code'],
      ['date,currency,rate\n2026-11-27,USD,"1,08"', 'Line 2: "1,08" is not a rate'],
      ['date,currency,rate\n2026-11-27,USD,0', 'is not a rate'],
      ['date,currency,rate\n2026-11-27,USD,-1', 'is not a rate'],
      ['date,currency,rate\n2026-11-27,EUR,0.9', 'for one euro'],
      ['Date,USD\n27 November 2026,N/A', 'The file has no rate.'],
    ])('a file of rates that cannot be read changes nothing: %j', async (text, message) => {
      const before = await operatorCommands['rates']?.run(server.services, []);
      await expect(load(text)).rejects.toThrow(message);
      expect(await operatorCommands['rates']?.run(server.services, [])).toBe(before);
    });
  });
});
