/** An amount in minor units. */
type Money = { amount: number; currency: string };

/** The figures of the marketplace that texts mention; the server writes them into the page's configuration. */
export type Policy = {
  account_review_days: number;
  review_window_hours: number;
  revisions_included: number;
  clearing_days: number;
  /** Days within which an objection to a decision is decided. */
  case_days: number;
  /** Working days after which a publisher hears why a payment is late. */
  late_answer_days: number;
  withdrawal: {
    min: Money;
    fee: { fixed: Money; percent: number };
    /** Working days, minimum and maximum. */
    arrives_in_days: [number, number];
    /** Hours for which a new payout method locks withdrawals. */
    lock_hours: number;
  };
};

/** The default currency of accounts. */
export const defaultCurrency = 'USD';

/** The default figures, for installations that configure none. */
export const defaultPolicy: Policy = {
  account_review_days: 3,
  review_window_hours: 72,
  revisions_included: 2,
  clearing_days: 14,
  case_days: 14,
  late_answer_days: 3,
  withdrawal: {
    min: { amount: 1000, currency: defaultCurrency },
    fee: { fixed: { amount: 50, currency: defaultCurrency }, percent: 0 },
    arrives_in_days: [1, 3],
    lock_hours: 72,
  },
};

/** The default name of an installation. */
export const defaultAppName = 'Byline';

/** The default email address of support. */
export const defaultSupportEmail = 'support@byline.test';
