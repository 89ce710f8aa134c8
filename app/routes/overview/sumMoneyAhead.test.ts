import { expect, test, vi } from 'vitest';
import type { AheadLine } from '../../../contract/schemas/ahead.ts';
import { sumMoneyAhead } from './sumMoneyAhead.ts';

const at = (day: number, hour = 8) => new Date(2026, 11, day, hour).toISOString();

let count = 0;
/** Returns a line of upcoming money with its own job. */
function line(changes: Partial<AheadLine>, amount = 100, currency = 'USD'): AheadLine {
  count += 1;
  return {
    id: `line-${count}`,
    kind: 'job',
    jobs: [
      {
        id: `job-${count}`,
        title: 'Job',
        language: 'en',
        brand: 'Brand',
        amount: { amount, currency },
      },
    ],
    reference: null,
    amount: { amount, currency },
    class: 'certain',
    certainty: 'fixed',
    in_wallet_at: at(5),
    in_bank_at: at(9),
    reason: null,
    moved: null,
    rests_on: null,
    brings_forward: null,
    ...changes,
  };
}

/** Returns the sums as `certainty day amount currency number-of-jobs`. */
const summarize = (...lines: AheadLine[]) =>
  sumMoneyAhead([{ ahead: lines }]).map(({ certainty, at: day, amount, jobs }) =>
    [certainty, day && new Date(day).getDate(), amount.amount, amount.currency, jobs.length].join(
      ' ',
    ),
  );

test('money for which work is missing depends on the user as in the wallet, and is no part of another sum; a missing setup delays only the bank', () => {
  const own = { certainty: 'expected', class: 'depends_on_you' } as const;
  const sums = sumMoneyAhead([
    {
      ahead: [
        line(own),
        line({ certainty: 'expected', class: 'expected' }),
        line({ in_wallet_at: at(7), class: 'depends_on_you', reason: 'needs_phone' }),
      ],
    },
  ]);
  expect(sums.map(({ dependsOnUser, jobs }) => [dependsOnUser, jobs.length])).toEqual([
    [true, 1],
    [false, 1],
    [false, 1],
  ]);
});

test('held money is first, then the other money by day, late money at its missed or its new day, then money without a day', () => {
  expect(
    summarize(
      line({ in_wallet_at: at(9) }),
      line({
        in_wallet_at: null,
        in_bank_at: null,
        reason: 'step_missed',
        certainty: 'waiting_for_you',
      }),
      line({ in_wallet_at: at(1), certainty: 'late' }),
      line({ in_wallet_at: at(7), certainty: 'late' }),
      line({ in_wallet_at: at(5), certainty: 'expected' }),
      line({ in_wallet_at: null, in_bank_at: null, reason: 'on_hold', certainty: 'held' }),
    ),
  ).toEqual([
    'held  100 USD 1',
    'late 1 100 USD 1',
    'expected 5 100 USD 1',
    'late 7 100 USD 1',
    'fixed 9 100 USD 1',
    'waiting_for_you  100 USD 1',
  ]);
});

test('money with the same day, certainty and currency is added up, except late money', () => {
  expect(
    summarize(
      line({ in_wallet_at: at(5, 8) }),
      line({ in_wallet_at: at(5, 18) }, 250),
      line({ in_wallet_at: at(5) }, 300, 'EUR'),
      line({ in_wallet_at: at(5), certainty: 'expected' }),
      line({ in_wallet_at: at(1), certainty: 'late' }),
      line({ in_wallet_at: at(1), certainty: 'late' }),
    ),
  ).toEqual([
    'late 1 100 USD 1',
    'late 1 100 USD 1',
    'fixed 5 350 USD 2',
    'fixed 5 300 EUR 1',
    'expected 5 100 USD 1',
  ]);
});

test('a withdrawal is dated by its arrival in the bank; money that is already in the wallet is left out', () => {
  expect(
    summarize(
      line({ kind: 'wallet', in_wallet_at: null }),
      line({ kind: 'withdrawal', in_wallet_at: null, in_bank_at: at(7) }),
    ),
  ).toEqual(['fixed 7 100 USD 1']);
});

test('a payment is dated by its arrival in the wallet; the reason for a missing bank date is left out', () => {
  const [sum] = sumMoneyAhead([
    { ahead: [line({ in_bank_at: null, reason: 'needs_payout_method' })] },
  ]);
  expect(sum).toMatchObject({ at: at(5), reason: null });
});

test('sums are made also in Safari 16', () => {
  const groupBy = vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new TypeError('Map.groupBy is not a function');
  });
  expect(summarize(line({}), line({}))).toEqual(['fixed 5 200 USD 2']);
  groupBy.mockRestore();
});
