import fc from 'fast-check';

/** Currencies with two, no and three decimals. */
export const moneyCurrencies = ['USD', 'JPY', 'KWD'] as const;

// The index of the row that an operation changes, from the newest: mostly 0, so that several steps of one withdrawal are likely.
const which = fc.oneof(fc.constant(0), fc.nat(20));
/** Any operation on the money of one account; `which` picks its row. */
export const moneyOperation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('earn' as const),
      amount: fc.integer({ min: 1, max: 90_000 }),
      which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('hold' as const, 'release' as const), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('takeBack' as const, 'giveBack' as const),
      amount: fc.constantFrom('all', '0.5', '1', '20', '20', '200'),
      which,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      amount: fc.integer({ min: 1, max: 30_000 }),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'cancel' as const,
        // Listed twice, so that it is picked more often: only processed withdrawals can be paid or fail.
        'process' as const,
        'process' as const,
        'pay' as const,
        'fail' as const,
        'return' as const,
      ),
      which,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 20 }),
    }),
  },
);
/** An operation on the money of one account. */
export type MoneyOperation =
  typeof moneyOperation extends fc.Arbitrary<infer Value> ? Value : never;
