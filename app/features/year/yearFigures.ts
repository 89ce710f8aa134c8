import type { ChartPoint } from '@byline/design-system/charts';
import type { JobYear, PayoutYear } from '../../../contract/schemas/year.ts';
import { toDay } from '../../api/serverTime.ts';

/** Returns a month as the charts name it: `2026-03`. */
export function toMonth(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Returns whether more money came back from the bank than was withdrawn in some month. */
export function hasReturns({ months }: Pick<PayoutYear, 'months'>): boolean {
  return months.some(({ withdrawn }) => withdrawn.amount < 0);
}

/**
 * Returns what was earned, withdrawn and returned in each month, in minor units. The API subtracts money that comes back from the
 * withdrawals of its month; a month in which more came back than was withdrawn has the difference as returned.
 */
export function toMoneyPoints({ year, months }: PayoutYear): ChartPoint[] {
  return months.map(({ month, earned, withdrawn }) => ({
    x: toMonth(year, month),
    values: {
      earned: earned.amount,
      withdrawn: Math.max(withdrawn.amount, 0),
      returned: Math.max(-withdrawn.amount, 0),
    },
  }));
}

/** Returns the jobs applied for and completed in each month. */
export function toJobPoints({ year, months }: JobYear): ChartPoint[] {
  return months.map(({ month, applied, completed }) => ({
    x: toMonth(year, month),
    values: { applied, completed },
  }));
}

/** Returns the points of a chart, or none if all of them are 0, so that the chart shows its empty state. */
export function omitIfAllZero(points: ChartPoint[]): ChartPoint[] {
  const isZero = ({ values }: ChartPoint) => Object.values(values).every((value) => value === 0);
  return points.every(isZero) ? [] : points;
}

/** Returns whether no money moved in a year. */
export function hasNoMoney({ months, totals, opening, closing }: PayoutYear): boolean {
  const figures = [opening, closing, ...Object.values(totals)];
  return (
    figures.every(({ amount }) => amount === 0) &&
    // Positive and negative months can add up to a total of 0.
    months.every(({ earned, withdrawn }) => earned.amount === 0 && withdrawn.amount === 0)
  );
}

/** Returns whether a year has no job figures. */
export function hasNoJobs({ totals, on_time_rate: onTime }: JobYear): boolean {
  return onTime === null && Object.values(totals).every((count) => count === 0);
}

/** What a figure was in the previous year. */
export type Comparison = {
  previousYear: number;
  /** The last month that counts: the current month, or 12 for a past year. */
  lastMonth: number;
  /** The sum up to that month. */
  figure: number;
};

type Year = { year: number; months: readonly { month: number }[] };

/**
 * Returns what to compare a figure of a year with; `now` in ms UTC. In the current year, only the months up to now count, since the
 * rest of the previous year has nothing to be compared with yet.
 */
export function compareYears<Data extends Year>(
  { year }: Data,
  previous: Data,
  getFigure: (month: Data['months'][number]) => number,
  now: number,
): Comparison {
  const today = new Date(toDay(now));
  const lastMonth = today.getUTCFullYear() === year ? today.getUTCMonth() + 1 : 12;
  const figure = previous.months
    .filter(({ month }) => month <= lastMonth)
    .reduce((total, month) => total + getFigure(month), 0);
  return { previousYear: previous.year, lastMonth, figure };
}

/** Returns the year of a list (latest first) that is nearest to `wanted`, the later of two equally near years; null for an empty list. */
export function findNearestYear(years: readonly number[], wanted: number): number | null {
  return years.reduce<number | null>(
    (nearest, year) =>
      nearest === null || Math.abs(year - wanted) < Math.abs(nearest - wanted) ? year : nearest,
    null,
  );
}
