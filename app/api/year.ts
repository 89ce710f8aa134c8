import useSWR from 'swr';
import { api } from '../../contract/api.ts';
import type { Transaction } from '../../contract/schemas/money.ts';
import type { JobYear, PayoutYear } from '../../contract/schemas/year.ts';
import { read } from './client.ts';
import { serverNow, toDay } from './serverTime.ts';
import { toQuery, useRead } from './useRead.ts';
import { fetchTransactions } from './wallet.ts';

/** Returns the current year in the zone of the account, by the server's clock. */
export function getCurrentYear(): number {
  return new Date(toDay(serverNow())).getUTCFullYear();
}

/** Returns the year before the year of a summary, if the earlier year has a summary too. */
export function getYearBefore(summary: JobYear | PayoutYear | undefined): number | null {
  if (!summary) return null;
  const before = summary.year - 1;
  return summary.years.includes(before) ? before : null;
}

/** Reads the jobs of a year in the zone of the account; nothing for null. */
export function useJobYear(year: number | null) {
  return useRead(api.jobYear, year === null ? null : { year });
}

/** Reads the money of a year in the zone of the account, in the account's own currency unless one is given; nothing for null. */
export function usePayoutYear(year: number | null, currency?: string) {
  return useRead(api.payoutYear, year === null ? null : { year, currency });
}

/**
 * What a statement of a month (1 to 12) or of a whole year (0) needs: the money of the year, and every transaction of all wallets
 * from its start to the end of that month.
 */
export type StatementSource = { month: number; payouts: PayoutYear; transactions: Transaction[] };

/** Reads what a statement of a month (1 to 12) or of a whole year (0) needs. */
export function useStatementSource(year: number, month: number, currency?: string) {
  const response = useSWR<StatementSource>(['statement', year, month, currency], async () => {
    // The server reads days in the zone of the account. Months of Date count from 0, and day 0 is the last of the month before.
    const [from, to] = [Date.UTC(year, 0), Date.UTC(year, month || 12, 0)].map((day) =>
      new Date(day).toISOString().slice(0, 10),
    );
    const [payouts, transactions] = await Promise.all([
      read(api.payoutYear, { year, currency }),
      fetchTransactions({ from, to }),
    ]);
    return { month, payouts, transactions };
  });
  return toQuery(response);
}
