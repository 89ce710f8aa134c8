import type { Jobs, JobsQuery } from '../../contract/jobs.ts';
import type { Database } from '../../database/schema.ts';
import { countRows } from '../paging.ts';
import { filterJobs, jobsOf } from './searchFilters.ts';
import type { Standing } from './applicantProfile.ts';

/** How many jobs a search finds, and how many each platform and category would. */
export type Counts = { total: number; facets: Jobs['facets'] };

type Group = { platforms: string; categories: string; count: number };

/**
 * Counts a search by groups of equal platforms and categories, of which there are few. A facet
 * leaves its own filter out, so only a search that filters by one of them needs further scans.
 */
export async function countSearch(
  db: Database,
  standing: Standing,
  query: JobsQuery,
): Promise<Counts> {
  const withoutPlatform = await countGroups(db, standing, { ...query, platform: undefined });
  const withoutCategory =
    query.platform || query.category
      ? await countGroups(db, standing, { ...query, category: undefined })
      : withoutPlatform;
  const facets = {
    platform: sumBy(withoutPlatform, ({ platforms }) => platforms),
    category: sumBy(withoutCategory, ({ categories }) => categories),
  };
  const complete = query.platform ? (query.category ? null : withoutCategory) : withoutPlatform;
  const total = complete
    ? complete.reduce((sum, { count }) => sum + count, 0)
    : await countRows(filterJobs(jobsOf(db), query, standing));
  return { total, facets };
}

async function countGroups(db: Database, standing: Standing, query: JobsQuery): Promise<Group[]> {
  const rows = await filterJobs(jobsOf(db), query, standing)
    .select('jobs.platform_set as platforms')
    .select('jobs.category_set as categories')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['jobs.platform_set', 'jobs.category_set'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

function sumBy(groups: Group[], valuesOf: (group: Group) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const group of groups) {
    for (const value of valuesOf(group).split(',')) {
      counts[value] = (counts[value] ?? 0) + group.count;
    }
  }
  return counts;
}
