import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';

/** A year in UTC: its first ms, the first ms of the next year, and all years of the account. */
export type YearRange = { year: number; start: number; end: number; years: number[] };

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
  const account = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const [first, last] = [account.created_at, now].map((time) => new Date(time).getUTCFullYear());
  if (first === undefined || last === undefined || year < first || year > last) {
    throw new DomainError('notFound', 'year.unknown');
  }
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  return { year, start: Date.UTC(year, 0), end: Date.UTC(year + 1, 0), years };
}

/** Calls a function for each month, 1 to 12, and returns the results. */
export function mapMonths<Result>(get: (month: number) => Result): Result[] {
  return Array.from({ length: 12 }, (_, index) => get(index + 1));
}

/** Returns a share in percent with two decimals; null if the whole is 0. */
export function getPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;
}
