import type { NoDayReason } from './expectedDates.ts';

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

const setupReasons = [
  'needs_payout_method',
  'payout_method_rejected',
  'needs_phone',
] as const satisfies NoDayReason[];
/** What is missing in the user's setup of withdrawals. */
export type SetupReason = (typeof setupReasons)[number];

/** Returns whether money has no day in the bank until the user completes the setup of withdrawals. */
export function isSetupReason(reason: NoDayReason | null): reason is SetupReason {
  return setupReasons.some((setup) => setup === reason);
}

type Line = {
  amount: { amount: number; currency: string };
  class: AheadClass;
  /** A calendar day. */
  in_bank_at: string | null;
  reason: NoDayReason | null;
};

/** The sums that arrive in a bank in one currency, in minor units. They differ in how certain they are, so they are never added up. */
export type AheadSum = { currency: string } & Record<AheadClass, number>;

/**
 * Sums the amounts that can be in the bank by a calendar day (inclusive), per currency in the order of the lines. Every currency of the lines
 * is in the result, with zeros if nothing arrives by then. Money that only waits for the user's setup counts, because nobody else has to act.
 * Withdrawals on their way are already net of fees. All other lines are gross, because the user can withdraw them together and pay one fee:
 * the caller subtracts it once from the sum.
 */
export function sumAhead(lines: readonly Line[], until: string): AheadSum[] {
  const sums = new Map<string, AheadSum>();
  for (const { amount, class: kind, in_bank_at: day, reason } of lines) {
    const sum = getOrAddSum(sums, amount.currency);
    if (day === null ? isSetupReason(reason) : day <= until) sum[kind] += amount.amount;
  }
  return [...sums.values()];
}

// After every day of a line.
const lastDay = '9999-12-31';

/** Sums lines by the week of their day in the bank, in order; `weekOf` returns the first day of the week of a day. */
export function sumByWeek<L extends Line>(
  lines: readonly L[],
  weekOf: (day: string) => string,
): { week: string; sums: AheadSum[]; lines: L[] }[] {
  // Safari 16 has no Map.groupBy.
  const weeks = new Map<string, L[]>();
  for (const line of lines) {
    if (line.in_bank_at === null) continue;
    const week = weekOf(line.in_bank_at);
    weeks.set(week, [...(weeks.get(week) ?? []), line]);
  }
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, weekLines]) => ({ week, sums: sumAhead(weekLines, lastDay), lines: weekLines }));
}

function getOrAddSum(sums: Map<string, AheadSum>, currency: string): AheadSum {
  const sum = sums.get(currency) ?? { currency, certain: 0, expected: 0, depends_on_you: 0 };
  sums.set(currency, sum);
  return sum;
}
