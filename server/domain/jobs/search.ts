import type { Jobs, JobsQuery } from '../../contract/jobs.ts';
import type { Database } from '../../database/schema.ts';
import { pageMeta } from '../paging.ts';
import { countSearch } from './facets.ts';
import { selectJobCards } from './jobRows.ts';
import { filterJobs, isEligible, jobsOf } from './searchFilters.ts';
import type { Standing } from './applicantProfile.ts';
import { summarizeJobs } from './summaries.ts';

/** Finds the jobs that are open or full, filtered, sorted and paged in SQL, with facet counts. */
export async function searchJobs(
  db: Database,
  standing: Standing,
  query: JobsQuery,
): Promise<Jobs> {
  const { page, per_page: size } = query;
  const matching = filterJobs(jobsOf(db), query, standing);
  const ids = await sortJobs(matching, query, standing)
    .select('jobs.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const cards = await selectJobCards(db)
    .where('jobs.id', 'in', ids.length > 0 ? ids.map(({ id }) => id) : [''])
    .execute();
  const order = new Map(ids.map(({ id }, index) => [id, index]));
  cards.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const { total, facets } = await countSearch(db, standing, query);
  return { data: await summarizeJobs(db, cards, standing), meta: pageMeta(query, total), facets };
}

type Matching = ReturnType<typeof filterJobs>;

function sortJobs(matching: Matching, { sort, eligible }: JobsQuery, standing: Standing) {
  const open = matching.orderBy('jobs.state', 'desc');
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
      return open
        .$if(eligible === '0', (rows) =>
          rows.orderBy((row) => row.case().when(isEligible(row, standing)).then(0).else(1).end()),
        )
        .orderBy('jobs.posted_at', 'desc')
        .orderBy('jobs.id');
  }
}
