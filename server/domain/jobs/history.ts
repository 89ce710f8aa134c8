import {
  historyGroupSchema,
  type History,
  type HistoryGroup,
  type HistoryQuery,
} from '../../../contract/schemas/history.ts';
import type { Database } from '../../database/schema.ts';
import { pageMeta } from '../paging.ts';
import type { JobViewer } from './applicantProfile.ts';
import {
  filterHistory,
  historyGroup,
  nextDue,
  selectHistory,
  startedAt,
} from './historyFilters.ts';
import { readHistoryRows } from './historyRows.ts';

/** Lists every job that a publisher applied to or was invited to; nothing ever leaves this list. */
export async function readHistory(
  db: Database,
  viewer: JobViewer,
  query: HistoryQuery,
): Promise<History> {
  const { accountId } = viewer.applicant;
  const matching = filterHistory(selectHistory(db, accountId), accountId, query);
  const counts = await countGroups(matching);
  const { group } = query;
  const grouped = group ? matching.where(historyGroup, '=', group) : matching;
  const sorted =
    query.sort === 'due'
      ? grouped
          .orderBy((row) => row.case().when(nextDue, 'is', null).then(1).else(0).end())
          .orderBy(nextDue)
      : grouped;
  const ids = await sorted
    .select(['jobs.id as job_id', 'applications.id as application_id'])
    .select('invitations.id as invitation_id')
    .orderBy(startedAt, 'desc')
    .orderBy('jobs.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const total = group ? counts[group] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { data: await readHistoryRows(db, ids, viewer), meta: pageMeta(query, total), counts };
}

async function countGroups(
  matching: ReturnType<typeof filterHistory>,
): Promise<Record<HistoryGroup, number>> {
  const rows = await matching
    .select((row) => [historyGroup.as('group'), row.fn.countAll<number>().as('count')])
    .groupBy(historyGroup)
    .execute();
  const found = new Map(rows.map(({ group, count }) => [group, Number(count)]));
  const counts = historyGroupSchema.options.map((group) => [group, found.get(group) ?? 0] as const);
  return Object.fromEntries(counts) as Record<HistoryGroup, number>;
}
