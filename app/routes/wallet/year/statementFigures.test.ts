import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TransactionType } from '../../../../contract/rules/states.ts';
import type { Transaction } from '../../../../contract/schemas/money.ts';
import type { PayoutYear } from '../../../../contract/schemas/year.ts';
import { getStatementFigures, statementSums } from './statementFigures.ts';

const types = [
  'earning',
  'bonus',
  'adjustment',
  'fee',
  'withdrawal',
  'withdrawal_reversal',
] as const;

type Entry = {
  month: number;
  type: TransactionType;
  amount: number;
  fee: number;
  currency: string;
};

const entries = fc.array(
  fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    type: fc.constantFrom(...types),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    fee: fc.integer({ min: 0, max: 100 }),
    currency: fc.constantFrom('USD', 'JPY'),
  }),
);

/** Returns the transactions of all wallets as the API does, newest first. */
function toSource(list: Entry[], opening: number, month: number) {
  const sorted = list.toSorted((a, b) => a.month - b.month);
  const transactions = sorted.map(
    ({ month: on, type, amount, fee, currency }, index): Transaction => ({
      id: String(index),
      at: new Date(Date.UTC(2026, on - 1, 1 + (index % 28))).toISOString(),
      type,
      description: type,
      amount: { amount, currency },
      fee: type.startsWith('withdrawal') ? { amount: fee, currency } : null,
      balance_after: { amount: 0, currency },
      ref: null,
      brand: null,
    }),
  );
  const payouts = { year: 2026, currency: 'USD', opening: { amount: opening, currency: 'USD' } };
  return { month, payouts: payouts as PayoutYear, transactions: transactions.toReversed() };
}

test('opening balance plus sums is the closing balance, for the year and each month', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 1_000_000 }), (list, opening) => {
      for (let month = 0; month <= 12; month += 1) {
        const figures = getStatementFigures(toSource(list, opening, month));
        const total = statementSums.reduce((sum, name) => sum + figures.sums[name].amount, 0);
        expect(figures.opening.amount + total).toBe(figures.closing.amount);
        const inDollars = list.filter(({ currency }) => currency === 'USD');
        const before = inDollars.filter((entry) => entry.month < month);
        expect(figures.opening.amount).toBe(
          before.reduce((sum, { amount }) => sum + amount, opening),
        );
      }
    }),
  );
});

test('the withdrawn sum is the money that the bank receives; fees of withdrawals count as fees', () => {
  const entry = { month: 1, currency: 'USD', fee: 50 };
  const { sums } = getStatementFigures(
    toSource(
      [
        { ...entry, type: 'fee', amount: -200 },
        { ...entry, type: 'withdrawal', amount: -30_000 },
        { ...entry, type: 'withdrawal', amount: -7000 },
        { ...entry, type: 'withdrawal_reversal', amount: 7000 },
      ],
      50_000,
      0,
    ),
  );
  // The second withdrawal came back whole. The first one includes its fee of 50.
  expect(sums.withdrawn.amount).toBe(-29_950);
  expect(sums.fees.amount).toBe(-250);
});

test('a statement lists only transactions in its currency, oldest first', () => {
  const entry = { type: 'earning', amount: 100, fee: 0 } as const;
  const list: Entry[] = [
    { ...entry, month: 3, currency: 'USD' },
    { ...entry, month: 1, currency: 'USD' },
    { ...entry, month: 2, currency: 'JPY' },
  ];
  const months = (month: number) =>
    getStatementFigures(toSource(list, 0, month)).lines.map(({ at }) => at.slice(5, 7));
  expect(months(0)).toEqual(['01', '03']);
  expect(months(1)).toEqual(['01']);
  expect(months(2)).toEqual([]);
});
