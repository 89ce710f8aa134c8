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
