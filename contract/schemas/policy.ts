import type { Money } from './money.ts';

/** The figures of the marketplace that texts mention; part of the page's configuration. */
export type Policy = {
  account_review_days: number;
  review_window_hours: number;
  revisions_included: number;
  clearing_days: number;
  withdrawal: {
    min: Money;
    fee: { fixed: Money; percent: number };
    /** Working days, minimum and maximum. */
    arrives_in_days: [number, number];
  };
};
