import { minorUnitDigits } from '@byline/design-system/money';
import type { Money } from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Services } from '../services.ts';

const base = 'EUR';

/** The reference rates, for one currency in which amounts are compared. */
export type Comparison = {
  currency: string;
  /** The oldest day of the rates; null if the currency has no rate, so that nothing can be compared with it. */
  day: string | null;
  /** The value of a minor unit of each currency, in minor units of `currency`. */
  values: ReadonlyMap<string, number>;
};

/** One rate: units of a currency for one euro. */
export type ReferenceRate = { currency: string; rate: number; day: string };

/** Reads the rates for comparisons in a currency. */
export async function readComparison(db: Database, currency: string): Promise<Comparison> {
  const rows = await db
    .selectFrom('reference_rates')
    .select(['currency', 'rate', 'day'])
    // Reads every row, but by primary key: the test of query plans rejects scans of whole tables.
    .where('currency', '>', '')
    .execute();
  const worth = new Map(
    rows.map(({ currency: code, rate }) => [code, 1 / (rate * 10 ** minorUnitDigits(code))]),
  );
  if (rows.length > 0) worth.set(base, 1 / 10 ** minorUnitDigits(base));
  const ownWorth = worth.get(currency);
  if (ownWorth === undefined) return { currency, day: null, values: new Map([[currency, 1]]) };
  const days = rows.map(({ day }) => day).toSorted();
  const values = new Map([...worth].map(([code, value]) => [code, value / ownWorth]));
  return { currency, day: days[0] ?? null, values: values.set(currency, 1) };
}

/** Returns the approximate value of an amount in the currency of the comparison; null if it has no rate or is already in that currency. */
export function approximate(money: Money, { currency, values }: Comparison): Money | null {
  const value = values.get(money.currency);
  if (value === undefined || money.currency === currency) return null;
  const amount = Math.round(money.amount * value);
  return Number.isSafeInteger(amount) ? { amount, currency } : null;
}

/** Stores rates that are not older than the known rates; returns the stored currencies. */
export function storeRates(
  { db, clock }: Services,
  rates: readonly ReferenceRate[],
  source: string,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const stored: string[] = [];
    for (const { currency, rate, day } of rates) {
      const row = { rate, day, source, loaded_at: clock.now() };
      const saved = await tx
        .insertInto('reference_rates')
        .values({ currency, ...row })
        .onConflict((conflict) =>
          conflict.column('currency').doUpdateSet(row).where('reference_rates.day', '<=', day),
        )
        .returning('currency')
        .executeTakeFirst();
      if (saved) stored.push(saved.currency);
    }
    return stored;
  });
}
