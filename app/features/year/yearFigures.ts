import type { ChartPoint } from '@byline/design-system/charts';
import type { JobYear, PayoutYear } from '../../../contract/schemas/year.ts';

/** Returns a month as the charts name it: `2026-03`. */
export function toMonth(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Returns what was earned and withdrawn in each month, in minor units. */
export function toMoneyPoints({ year, months }: PayoutYear): ChartPoint[] {
  return months.map(({ month, earned, withdrawn }) => ({
    x: toMonth(year, month),
    values: { earned: earned.amount, withdrawn: withdrawn.amount },
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
    months.every(({ earned, withdrawn }) => earned.amount === 0 && withdrawn.amount === 0)
  );
}

/** Returns whether a year has no job figures. */
export function hasNoJobs({ totals, on_time_rate: onTime }: JobYear): boolean {
  return onTime === null && Object.values(totals).every((count) => count === 0);
}

/** The change from the previous year in percent; if the year is not over, both are summed up to the same month. */
export type Comparison = {
  previousYear: number;
  /** The last month that is compared, 12 for whole years. */
  lastMonth: number;
  /** The change in percent, rounded; null if there was nothing before. */
  change: number | null;
};

type Year = { year: number; months: readonly { month: number }[] };

/**
 * Compares a figure of a year with the previous year; `now` in ms UTC. In the current year, only the months up to now are
 * compared, since the rest of the previous year has nothing to compare with yet.
 */
export function compareYears<Data extends Year>(
  current: Data,
  previous: Data,
  getFigure: (month: Data['months'][number]) => number,
  now: number,
): Comparison {
  const today = new Date(now);
  const lastMonth = today.getUTCFullYear() === current.year ? today.getUTCMonth() + 1 : 12;
  const sum = ({ months }: Data) =>
    months
      .filter(({ month }) => month <= lastMonth)
      .reduce((total, month) => total + getFigure(month), 0);
  const before = sum(previous);
  const change = before > 0 ? Math.round(((sum(current) - before) / before) * 100) : null;
  return { previousYear: previous.year, lastMonth, change };
}

/** Returns the year of a list (latest first) that is nearest to `wanted`, the first if two are; null for an empty list. */
export function findNearestYear(years: readonly number[], wanted: number): number | null {
  return years.reduce<number | null>(
    (nearest, year) =>
      nearest === null || Math.abs(year - wanted) < Math.abs(nearest - wanted) ? year : nearest,
    null,
  );
}
