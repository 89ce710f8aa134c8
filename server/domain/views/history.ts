import {
  historyGroupSchema,
  type History,
  type HistoryGroup,
  type HistoryQuery,
} from '../../../contract/schemas/history.ts';
import type { Money } from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import { findReceived } from '../money/receipts.ts';
import { getWithdrawnPart } from '../withdrawals/jobPayout.ts';
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
    ...(await sumPayments(db, grouped, viewer.applicant)),
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

/** Sums the payments of the given rows, and what of them has left the wallet. */
async function sumPayments(
  db: Database,
  rows: ReturnType<typeof filterHistory>,
  { accountId, comparison }: ApplicantWithRates,
): Promise<Pick<History, 'totals' | 'withdrawn'>> {
  const payments = await rows
    .innerJoin('payments', 'payments.application_id', 'applications.id')
    .where('payments.state', '<>', 'cancelled')
    .where('payments.net', '<>', 0)
    .select(['payments.id', 'payments.currency', 'payments.net', 'payments.state'])
    .execute();
  const credited = payments.filter(({ state, net }) => state === 'available' && net > 0);
  const withdrawn = await readWithdrawnParts(db, accountId, credited);
  return {
    totals: sum(payments, comparison.currency),
    withdrawn: sum(withdrawn, comparison.currency).filter(({ amount }) => amount > 0),
  };
}

/** Sums payments by currency: the account's currency first, then others by code. */
function sum(payments: { currency: string; net: number }[], ownCurrency: string): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, net } of payments) sums.set(currency, (sums.get(currency) ?? 0) + net);
  const rank = ({ currency }: Money) => (currency === ownCurrency ? '' : currency);
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

// A query has a limited number of parameters.
const batchSize = 500;

/** Returns of each credited payment the part that has left the wallet. */
async function readWithdrawnParts(
  db: Database,
  accountId: string,
  payments: { id: string }[],
): Promise<{ currency: string; net: number }[]> {
  const parts: { currency: string; net: number }[] = [];
  for (let start = 0; start < payments.length; start += batchSize) {
    const batch = payments.slice(start, start + batchSize).map(({ id }) => id);
    const credits = await findReceived(db, accountId, batch);
    parts.push(
      ...credits.map(({ currency, net, received, withdrawn }) => ({
        currency,
        net: getWithdrawnPart(net, { left: received - withdrawn }),
      })),
    );
  }
  return parts;
}
