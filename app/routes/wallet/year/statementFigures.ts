import type { TransactionType } from '../../../../contract/rules/states.ts';
import type { Money, Transaction } from '../../../../contract/schemas/money.ts';
import { toDay } from '../../../api/serverTime.ts';
import type { StatementSource } from '../../../api/year.ts';

/** The sums of a statement, in the order in which they are listed. */
export const statementSums = ['earned', 'adjustments', 'fees', 'withdrawn'] as const;

/** A sum of a statement. */
type StatementSum = (typeof statementSums)[number];

/** The lines of a period, oldest first, with the balances around them; all amounts are signed as in the ledger. */
export type StatementFigures = {
  lines: Transaction[];
  opening: Money;
  closing: Money;
  sums: Record<StatementSum, Money>;
};

const sumOfType: Record<TransactionType, StatementSum> = {
  earning: 'earned',
  bonus: 'earned',
  adjustment: 'adjustments',
  fee: 'fees',
  withdrawal: 'withdrawn',
  withdrawal_reversal: 'withdrawn',
};

/** Returns the statement of a year or, from 1 to 12, of a month: what came before it is part of the opening balance. */
export function getStatementFigures({
  month,
  payouts,
  transactions,
}: StatementSource): StatementFigures {
  const { currency, opening } = payouts;
  const inCurrency = transactions.filter(({ amount }) => amount.currency === currency).toReversed();
  const getMonth = ({ at }: Transaction) => new Date(toDay(at)).getUTCMonth() + 1;
  const lines = inCurrency.filter((line) => month === 0 || getMonth(line) === month);
  const add = (added: Transaction[], start = 0) => ({
    amount: added.reduce((total, { amount }) => total + amount.amount, start),
    currency,
  });
  const before = inCurrency.filter((line) => getMonth(line) < month);
  const openingBalance = add(before, opening.amount);
  const sums = statementSums.map((sum) => [
    sum,
    {
      amount: lines.reduce((total, line) => total + (split(line)[sum] ?? 0), 0),
      currency,
    },
  ]);
  return {
    lines,
    opening: openingBalance,
    closing: add(lines, openingBalance.amount),
    sums: Object.fromEntries(sums) as Record<StatementSum, Money>,
  };
}

// The fee of a withdrawal is part of its amount, so both leave the wallet together, and come back together.
function split({
  type,
  amount: { amount },
  fee,
}: Transaction): Partial<Record<StatementSum, number>> {
  const sum = sumOfType[type];
  if (!fee) return { [sum]: amount };
  const fees = Math.sign(amount) * fee.amount;
  return { [sum]: amount - fees, fees };
}
