import type { Tx } from '../../database/schema.ts';

// Rounded figures, so that the accounts in other currencies can compare pay.
const rates = { USD: 1.1, JPY: 165, KWD: 0.34, SGD: 1.45, GBP: 0.85, IDR: 18_000 };

/** Writes reference rates of the day of the seeding. */
export async function writeReferenceRates(tx: Tx, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const rows = Object.entries(rates).map(([currency, rate]) => ({
    currency,
    rate,
    day,
    source: 'Figures of the demo',
    loaded_at: now,
  }));
  await tx.insertInto('reference_rates').values(rows).execute();
}
