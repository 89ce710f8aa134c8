import { sql } from 'kysely';
import type { HistoryQuery } from '../../../contract/schemas/history.ts';
import type { ApplicantWithRates } from './jobViewer.ts';
import { historyGroup, nextDue, startedAt, type selectHistory } from './historyFilters.ts';
import { payValue } from './searchFilters.ts';

type Rows = ReturnType<typeof selectHistory>;

// The pay of a row: the payment, or else the agreed rate, the invitation's offer, or the maximum pay of the job.
const pay = sql<number | null>`coalesce(
  (select payment.net from payments payment where payment.application_id = applications.id),
  applications.rate, invitations.offer, jobs.pay_max)`;

const brandName = sql<string>`(select lower(brand.name) from brands brand where brand.id = jobs.brand_id)`;

// The date that a row of the list shows. Invitations expire at a set time, although the server may notice it later.
const newestAt = sql<number>`case when ${historyGroup} in ('closed', 'completed')
  then coalesce(applications.ended_at, applications.decided_at,
    case when invitations.state = 'expired' then invitations.expires_at else invitations.ended_at end, ${startedAt})
  else ${startedAt} end`;

/** Sorts the job history; equal rows are sorted newest first. */
export function sortHistory(
  rows: Rows,
  sort: HistoryQuery['sort'],
  { comparison: { currency, values } }: ApplicantWithRates,
): Rows {
  switch (sort) {
    case 'due':
      return rows
        .orderBy((row) => row.case().when(nextDue, 'is', null).then(1).else(0).end())
        .orderBy(nextDue);
    case 'pay': {
      // Sorts amounts without a rate last, by currency.
      const value = payValue(values);
      return rows
        .orderBy(sql`case when ${pay} is null then 2 when ${value} is null then 1 else 0 end`)
        .orderBy(sql`coalesce(${pay} * ${value}, 0)`, 'desc')
        .orderBy(sql`case when jobs.currency = ${currency} then 0 else 1 end`)
        .orderBy('jobs.currency')
        .orderBy(sql`coalesce(${pay}, 0)`, 'desc');
    }
    case 'brand':
      return rows.orderBy(brandName);
    case 'newest':
      return rows.orderBy(newestAt, 'desc');
  }
}
