import { toCalendarDay } from '../../../contract/rules/timeZones.ts';
import type { Database } from '../../database/schema.ts';
import { parseRangeStart } from '../dates.ts';
import { DomainError } from '../domainError.ts';

/**
 * A year in the time zone of an account, and all years of the account. `starts` has the first ms of each month, and that of the next year.
 */
export type YearRange = {
  year: number;
  starts: number[];
  start: number;
  end: number;
  years: number[];
  timezone: string;
};

/**
 * Returns a year of an account. `years` start with the current one and end with the one in which the account was created.
 * Throws a DomainError for any other year.
 */
export async function getYearRange(
  db: Database,
  accountId: string,
  year: number,
  now: number,
): Promise<YearRange> {
  const { created_at: createdAt, timezone } = await db
    .selectFrom('accounts')
    .select(['created_at', 'timezone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const [first, last] = [createdAt, now].map((time) => getYear(time, timezone)) as [number, number];
  if (year < first || year > last) throw new DomainError('notFound', 'year.unknown');
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const starts = [...mapMonths((month) => getMonthStart(year, month, timezone))];
  const end = getMonthStart(year + 1, 1, timezone);
  return { year, starts: [...starts, end], start: starts[0] ?? end, end, years, timezone };
}

/** Returns the year of a time (ms UTC) in a time zone. */
function getYear(time: number, timezone: string): number {
  return new Date(toCalendarDay(time, timezone)).getUTCFullYear();
}

/** Returns the month of a time (ms UTC) in a time zone, from 1 to 12. */
export function getMonth(time: number, timezone: string): number {
  return new Date(toCalendarDay(time, timezone)).getUTCMonth() + 1;
}

/** Returns the first ms of a month, which counts from 1, in a time zone. */
export function getMonthStart(year: number, month: number, timezone: string): number {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return parseRangeStart(day, timezone);
}

/** Calls a function for each month, 1 to 12, and returns the results. */
export function mapMonths<Result>(get: (month: number) => Result): Result[] {
  return Array.from({ length: 12 }, (_, index) => get(index + 1));
}

/** Returns a share in percent with two decimals; null if the whole is 0. */
export function getPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;
}
