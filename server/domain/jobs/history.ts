import type { History, HistoryGroup, HistoryQuery, HistoryRow } from '../../contract/history.ts';
import { historyGroupSchema } from '../../contract/history.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { pageMeta } from '../paging.ts';
import { describeRows } from './historyRows.ts';
import { filterHistory, groupOf, historyOf, nextDue, sinceWhen } from './historyFilters.ts';
import type { Standing } from './applicantProfile.ts';

/** What a history is read with. */
export type HistoryReader = { standing: Standing; language: Language; now: number };

/** Lists every job that a publisher has to do with; nothing ever leaves this list. */
export async function readHistory(
  db: Database,
  reader: HistoryReader,
  query: HistoryQuery,
): Promise<History> {
  const { accountId } = reader.standing;
  const matching = filterHistory(historyOf(db, accountId), query);
  const counts = await countGroups(matching);
  const { group } = query;
  const kept = group ? matching.where(groupOf, '=', group) : matching;
  const sorted =
    query.sort === 'due'
      ? kept
          .orderBy((row) => row.case().when(nextDue, 'is', null).then(1).else(0).end())
          .orderBy(nextDue)
      : kept;
  const found = await sorted
    .select(['jobs.id as job_id', 'applications.id as application_id'])
    .select('invitations.id as invitation_id')
    .orderBy(sinceWhen, 'desc')
    .orderBy('jobs.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const total = group ? counts[group] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  const data: HistoryRow[] = await describeRows(db, found, reader);
  return { data, meta: pageMeta(query, total), counts };
}

async function countGroups(
  matching: ReturnType<typeof filterHistory>,
): Promise<Record<HistoryGroup, number>> {
  const rows = await matching
    .select((row) => [groupOf.as('group'), row.fn.countAll<number>().as('count')])
    .groupBy(groupOf)
    .execute();
  const found = new Map(rows.map(({ group, count }) => [group, Number(count)]));
  const counts = historyGroupSchema.options.map((group) => [group, found.get(group) ?? 0] as const);
  return Object.fromEntries(counts) as Record<HistoryGroup, number>;
}
