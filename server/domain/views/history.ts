import {
  historyGroupSchema,
  type History,
  type HistoryGroup,
  type HistoryQuery,
} from '../../../contract/schemas/history.ts';
import type { Money } from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import { findJobPayouts, getWithdrawnPart } from '../withdrawals/jobPayout.ts';
import { pageMeta } from '../paging.ts';
import type { JobViewer, ApplicantWithRates } from './jobViewer.ts';
import { filterHistory, historyGroup, selectHistory, startedAt } from './historyFilters.ts';
import { sortHistory } from './historyOrder.ts';
import { readHistoryRows } from './historyRows.ts';

/** Lists every job that a publisher has applied to or was invited to; jobs never leave this list. Years are those of the time zone. */
export async function readHistory(
  db: Database,
  viewer: JobViewer,
  query: HistoryQuery,
  timezone: string,
): Promise<History> {
  const { accountId } = viewer.applicant;
  const matching = filterHistory(selectHistory(db, accountId), { db, accountId, timezone }, query);
  const counts = await countGroups(matching);
  const { group } = query;
  const grouped = group ? matching.where(historyGroup, '=', group) : matching;
  const ids = await sortHistory(grouped, query.sort, viewer.applicant)
    .select(['jobs.id as job_id', 'applications.id as application_id'])
    .select('invitations.id as invitation_id')
    .orderBy(startedAt, 'desc')
    .orderBy('jobs.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const total = group
    ? counts[group]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    data: await readHistoryRows(db, ids, viewer),
    meta: pageMeta(query, total),
    counts,
    totals: await sumPayments(grouped, viewer.applicant),
    withdrawn: await sumWithdrawn(db, grouped, viewer.applicant),
  };
}

async function countGroups(
  matching: ReturnType<typeof filterHistory>,
): Promise<Record<HistoryGroup, number>> {
  const rows = await matching
    .select((row) => [historyGroup.as('group'), row.fn.countAll<number>().as('count')])
    .groupBy(historyGroup)
    .execute();
  const countByGroup = new Map(rows.map(({ group, count }) => [group, Number(count)]));
  const counts = historyGroupSchema.options.map(
    (group) => [group, countByGroup.get(group) ?? 0] as const,
  );
  return Object.fromEntries(counts) as Record<HistoryGroup, number>;
}

async function sumPayments(
  rows: ReturnType<typeof filterHistory>,
  { comparison }: ApplicantWithRates,
): Promise<Money[]> {
  const sums = await rows
    .innerJoin('payments', 'payments.application_id', 'applications.id')
    .where('payments.state', '<>', 'cancelled')
    .where('payments.net', '<>', 0)
    .select((row) => ['payments.currency', row.fn.sum<number>('payments.net').as('net')])
    .groupBy('payments.currency')
    .execute();
  return sortSums(
    sums.map(({ currency, net }) => ({ amount: Number(net), currency })),
    comparison.currency,
  );
}

// Sorts the account's currency first, then others by code.
function sortSums(sums: Money[], ownCurrency: string): Money[] {
  const rank = ({ currency }: Money) => (currency === ownCurrency ? '' : currency);
  return sums.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

// A query has a limited number of parameters.
const batchSize = 500;

async function sumWithdrawn(
  db: Database,
  rows: ReturnType<typeof filterHistory>,
  { accountId, comparison }: ApplicantWithRates,
): Promise<Money[]> {
  const payments = await rows
    .innerJoin('payments', 'payments.application_id', 'applications.id')
    .where('payments.state', '=', 'available')
    .where('payments.net', '>', 0)
    .select(['payments.id', 'payments.currency', 'payments.net'])
    .execute();
  const sums = new Map<string, number>();
  for (let start = 0; start < payments.length; start += batchSize) {
    const batch = payments.slice(start, start + batchSize);
    const histories = await findJobPayouts(
      db,
      accountId,
      batch.map(({ id }) => id),
    );
    for (const { id, currency, net } of batch) {
      const history = histories.get(id);
      if (history) sums.set(currency, (sums.get(currency) ?? 0) + getWithdrawnPart(net, history));
    }
  }
  return sortSums(
    [...sums].flatMap(([currency, amount]) => (amount > 0 ? { amount, currency } : [])),
    comparison.currency,
  );
}
