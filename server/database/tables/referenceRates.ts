import { decimal, defineTable, text, time } from '../defineTable.ts';

/** The newest reference rate of each currency. Rates are for comparing amounts; no money is converted. */
export const referenceRates = defineTable({
  notPersonal: 'rates of currencies',
  columns: {
    currency: text(),
    /** Units of the currency for one euro. */
    rate: decimal(),
    /** The day of the rate, e.g. `2026-11-25`. */
    day: text(),
    source: text(),
    loaded_at: time(),
  },
});
