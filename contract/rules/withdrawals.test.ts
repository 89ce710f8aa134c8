import { expect, test } from 'vitest';
import { getWithdrawalFee } from './withdrawals.ts';

test.each([
  { rule: 'fixed', fixed: 50, percent: 0, cap: null, fees: [50, 50, 50] },
  { rule: 'a percentage, rounded', fixed: 0, percent: 1.25, cap: null, fees: [0, 13, 1250] },
  { rule: 'both with a cap', fixed: 25, percent: 0.7, cap: 300, fees: [25, 32, 300] },
  { rule: 'capped at nothing', fixed: 25, percent: 0.7, cap: 0, fees: [0, 0, 0] },
])('the fee of a withdrawal is $rule', ({ fixed, percent, cap, fees }) => {
  const fee = {
    fixed: { amount: fixed },
    percent,
    cap: cap === null ? null : { amount: cap },
  };
  expect([1, 1000, 100_000].map((amount) => getWithdrawalFee(amount, fee))).toEqual(fees);
});

test.each([
  [1500, 2.3, 35],
  [2500, 1.14, 29],
  [2750, 1.4, 39],
  [3000, 2.55, 77],
])('half of a minor unit is rounded up: %i at %f %%', (amount, percent, fee) => {
  expect(getWithdrawalFee(amount, { fixed: { amount: 0 }, percent, cap: null })).toBe(fee);
});
