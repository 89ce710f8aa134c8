/** How certain an amount is: certain, or dependent on the brand or on the user. */
export const aheadClasses = ['certain', 'expected', 'depends_on_you'] as const;
/** How certain an amount is. */
export type AheadClass = (typeof aheadClasses)[number];

/** What the user can do to be paid earlier. */
export const aheadActions = [
  'submit_work',
  'earlier_review',
  'ask_for_time',
  'ask_about_payment',
  'withdraw',
  'add_payout_method',
  'verify_phone',
] as const;
/** What the user can do to be paid earlier. */
export type AheadAction = (typeof aheadActions)[number];

type Line = {
  amount: { amount: number; currency: string };
  class: AheadClass;
  in_bank_at: string | null;
};

/** The sums that arrive in a bank in one currency, in minor units. They differ in how certain they are, so they are never added up. */
export type AheadSum = { currency: string } & Record<AheadClass, number>;

/**
 * Sums the amounts that can be in the bank by a time (ms UTC, inclusive), per currency in the order of the lines. Every currency of the
 * lines is in the result, with zeros if none of its lines has a day in the bank by then. Withdrawals on their way are already net of fees.
 * All other lines are gross, because the user can withdraw them together and pay one fee: the caller subtracts it once from the sum.
 */
export function sumAhead(lines: readonly Line[], until: number): AheadSum[] {
  const sums = new Map<string, AheadSum>();
  for (const { amount, class: kind, in_bank_at: at } of lines) {
    const sum = getOrAddSum(sums, amount.currency);
    if (at !== null && Date.parse(at) <= until) sum[kind] += amount.amount;
  }
  return [...sums.values()];
}

/** Sums lines by the week of their day in the bank, in order; `weekOf` returns a text that sorts, such as the first day. */
export function sumByWeek<L extends Line>(
  lines: readonly L[],
  weekOf: (time: number) => string,
): { week: string; sums: AheadSum[]; lines: L[] }[] {
  // Safari 16 has no Map.groupBy.
  const weeks = new Map<string, L[]>();
  for (const line of lines) {
    if (line.in_bank_at === null) continue;
    const week = weekOf(Date.parse(line.in_bank_at));
    weeks.set(week, [...(weeks.get(week) ?? []), line]);
  }
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, weekLines]) => ({ week, sums: sumAhead(weekLines, Infinity), lines: weekLines }));
}

function getOrAddSum(sums: Map<string, AheadSum>, currency: string): AheadSum {
  const sum = sums.get(currency) ?? { currency, certain: 0, expected: 0, depends_on_you: 0 };
  sums.set(currency, sum);
  return sum;
}
