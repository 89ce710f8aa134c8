import type { Jobs, JobsQuery } from '../../contract/jobs.ts';
import type { Database } from '../../database/schema.ts';
import { pageMeta } from '../paging.ts';
import type { ApplicantProfile } from './applicantProfile.ts';
import { countSearch } from './facets.ts';
import { findJobCards } from './jobRows.ts';
import { filterJobs, isEligible, selectListedJobs } from './searchFilters.ts';
import { summarizeJobs } from './summaries.ts';

/** Searches the open and full jobs, filtered, sorted and paged in SQL, with facet counts. */
export async function searchJobs(
  db: Database,
  applicant: ApplicantProfile,
  query: JobsQuery,
): Promise<Jobs> {
  const { page, per_page: size } = query;
  const matching = filterJobs(selectListedJobs(db), query, applicant);
  const rows = await sortJobs(matching, query, applicant)
    .select('jobs.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const ids = rows.map(({ id }) => id);
  const cards = await findJobCards(db, ids);
  cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const { total, facets } = await countSearch(db, applicant, query);
  return { data: await summarizeJobs(db, cards, applicant), meta: pageMeta(query, total), facets };
}

type Matching = ReturnType<typeof filterJobs>;

function sortJobs(matching: Matching, { sort, eligible }: JobsQuery, applicant: ApplicantProfile) {
  switch (sort) {
    case 'newest':
      return matching.orderBy('jobs.posted_at', 'desc').orderBy('jobs.id');
    case 'closing':
      return matching.orderBy('jobs.apply_by').orderBy('jobs.id');
    case 'pay':
      return matching
        .orderBy((row) => row.fn.coalesce('jobs.pay_max', row.lit(0)), 'desc')
        .orderBy('jobs.posted_at', 'desc')
        .orderBy('jobs.id');
    case 'match':
      // `open` sorts after `full`, so descending puts open jobs first.
      return matching
        .orderBy('jobs.state', 'desc')
        .$if(eligible === '0', (rows) =>
          rows.orderBy((row) => row.case().when(isEligible(row, applicant)).then(0).else(1).end()),
        )
        .orderBy('jobs.posted_at', 'desc')
        .orderBy('jobs.id');
  }
}
