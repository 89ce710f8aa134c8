import { sql } from 'kysely';
import { listedJobStates } from '../../../contract/rules/states.ts';
import type { Jobs, JobsQuery } from '../../../contract/schemas/jobs.ts';
import type { Database } from '../../database/schema.ts';
import type { Comparison } from '../money/referenceRates.ts';
import { countRows, pageMeta } from '../paging.ts';
import type { ApplicantWithRates } from './jobViewer.ts';
import { getCachedCounts } from './countCache.ts';
import { countSearch } from './facets.ts';
import type { DateContext } from '../expectedDates/dateFacts.ts';
import { findJobCards } from '../jobs/jobRows.ts';
import {
  filterJobs,
  isEligible,
  payValue,
  selectDeclined,
  selectListedJobs,
} from './searchFilters.ts';
import { summarizeJobs } from './summaries.ts';

/** Searches the open and full jobs, filtered, sorted and paged in SQL, with facet counts. */
export async function searchJobs(
  db: Database,
  applicant: ApplicantWithRates,
  query: JobsQuery,
  context: DateContext,
): Promise<Jobs> {
  const { page, per_page: size } = query;
  const matching = filterJobs(selectListedJobs(db, query), query, applicant);
  const isMatch = query.sort === 'match' && query.eligible === '0' && query.invited === '0';
  const ids = isMatch
    ? await findBestMatches(db, matching, query, applicant)
    : await findIds(sortJobs(matching, query, applicant), size, (page - 1) * size);
  const cards = await findJobCards(db, ids);
  const { total, facets } = await getCachedCounts(db, query, applicant, () =>
    countSearch(db, applicant, query),
  );
  const { currency, day } = applicant.comparison;
  return {
    data: await summarizeJobs(db, cards, applicant, context),
    meta: pageMeta(query, total),
    facets,
    comparison: { currency, day },
  };
}

type Matching = ReturnType<typeof filterJobs>;

async function findIds(sorted: Matching, limit: number, offset: number): Promise<string[]> {
  const rows = await sorted.select('jobs.id').limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

// Runs up to five queries, each of which stops at the end of the page: eligible open jobs, other open jobs, eligible full jobs, other full
// jobs, and jobs that have ended for the user. One query that sorts by eligibility would evaluate every job.
async function findBestMatches(
  db: Database,
  matching: Matching,
  { page, per_page: size }: JobsQuery,
  applicant: ApplicantWithRates,
): Promise<string[]> {
  const ids: string[] = [];
  let offset = (page - 1) * size;
  for (const group of groupMatches(db, matching, applicant)) {
    const sorted = group.orderBy('jobs.posted_at', 'desc').orderBy('jobs.id');
    const groupIds = await findIds(sorted, size - ids.length, offset);
    ids.push(...groupIds);
    if (ids.length === size) return ids;
    // The next group continues this page, or, if this whole group is before the page, skips only what is left of the offset. `offset &&`
    // saves the count if nothing is left to skip.
    offset = groupIds.length > 0 ? 0 : offset && offset - (await countRows(group));
  }
  return ids;
}

// Most pages need only the first query, so builds the others on demand.
function* groupMatches(db: Database, matching: Matching, applicant: ApplicantWithRates) {
  const ended = selectDeclined(db, applicant.accountId);
  for (const state of listedJobStates) {
    const live = matching.where('jobs.state', '=', state).where('jobs.id', 'not in', ended);
    yield live.where((row) => isEligible(row, applicant));
    yield live.where((row) => row.not(isEligible(row, applicant)));
  }
  yield matching.where('jobs.id', 'in', ended);
}

function sortJobs(
  matching: Matching,
  { sort }: JobsQuery,
  { comparison }: ApplicantWithRates,
): Matching {
  switch (sort) {
    case 'newest':
      return matching.orderBy('jobs.posted_at', 'desc').orderBy('jobs.id');
    case 'closing':
      return matching.orderBy('jobs.apply_by').orderBy('jobs.id');
    case 'pay':
      return sortByPay(matching, comparison).orderBy('jobs.posted_at', 'desc').orderBy('jobs.id');
    case 'match':
      // `open` sorts after `full`, so descending puts open jobs first.
      return matching
        .orderBy('jobs.state', 'desc')
        .orderBy('jobs.posted_at', 'desc')
        .orderBy('jobs.id');
  }
}

// Sorts by value, then jobs in currencies without a rate, then jobs that pay no money. If the account's currency has no rate, sorts all
// jobs by currency, with the account's currency first.
function sortByPay(matching: Matching, { currency, values }: Comparison): Matching {
  const value = payValue(values);
  return matching
    .orderBy(sql`case when jobs.pay_max is null then 2 when ${value} is null then 1 else 0 end`)
    .orderBy(sql`coalesce(jobs.pay_max * ${value}, 0)`, 'desc')
    .orderBy(sql`case when jobs.currency = ${currency} then 0 else 1 end`)
    .orderBy('jobs.currency')
    .orderBy(sql`coalesce(jobs.pay_max, 0)`, 'desc');
}
