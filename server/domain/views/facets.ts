import type { Jobs, JobsQuery } from '../../../contract/schemas/jobs.ts';
import type { Database } from '../../database/schema.ts';
import { countRows } from '../paging.ts';
import type { ApplicantWithRates } from './jobViewer.ts';
import { filterJobs, selectListedJobs } from './searchFilters.ts';

/** How many jobs a search finds, and how many it would find per platform and category. */
export type SearchCounts = { total: number; facets: Jobs['facets'] };

type Group = { platforms: string; categories: string; count: number };

/**
 * Counts the jobs of a search by groups with equal platforms and categories, of which there are few. A facet ignores its own filter, so
 * searches with a platform or category filter need further queries.
 */
export async function countSearch(
  db: Database,
  applicant: ApplicantWithRates,
  query: JobsQuery,
): Promise<SearchCounts> {
  const withoutPlatform = await countGroups(db, applicant, { ...query, platform: undefined });
  const withoutCategory =
    query.platform || query.category
      ? await countGroups(db, applicant, { ...query, category: undefined })
      : withoutPlatform;
  const facets = {
    platform: sumBy(withoutPlatform, ({ platforms }) => platforms),
    category: sumBy(withoutCategory, ({ categories }) => categories),
  };
  // The groups of a query with both filters, whose counts add up to the total; null if each query leaves out one filter.
  const complete = query.platform ? (query.category ? null : withoutCategory) : withoutPlatform;
  const total = complete
    ? complete.reduce((sum, { count }) => sum + count, 0)
    : await countRows(filterJobs(selectListedJobs(db, query), query, applicant));
  return { total, facets };
}

/** Counts the jobs of a search by their sets of platforms and categories. */
async function countGroups(
  db: Database,
  applicant: ApplicantWithRates,
  query: JobsQuery,
): Promise<Group[]> {
  const rows = await filterJobs(selectListedJobs(db, query), query, applicant)
    .select('jobs.platform_set as platforms')
    .select('jobs.category_set as categories')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['jobs.platform_set', 'jobs.category_set'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Sums the counts of groups by each of the values, which are separated by commas. */
function sumBy(groups: Group[], getValues: (group: Group) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const group of groups) {
    for (const value of getValues(group).split(',')) {
      counts[value] = (counts[value] ?? 0) + group.count;
    }
  }
  return counts;
}
