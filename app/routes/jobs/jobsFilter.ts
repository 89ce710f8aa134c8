import { platforms } from '@byline/design-system';
import type { JobSort } from '../../../server/contract/jobs.ts';
import type { JobsFilter } from '../../api/jobs.ts';
import { getPage } from '../../features/search/useQueryParams.ts';

/** Sort orders of the job list, the default first. */
export const jobSorts = ['match', 'newest', 'closing', 'pay'] as const satisfies readonly JobSort[];

const pageSize = 12;

/** Returns the known platforms of a query, always in the same order, so that equal filters share a cache key. */
export function parsePlatforms(params: URLSearchParams): string[] {
  const requested = params.get('platform')?.split(',') ?? [];
  return platforms.filter((platform) => requested.includes(platform));
}

/** Parses the filter of the job list from a query; invalid values are left out. */
export function parseJobsFilter(params: URLSearchParams): JobsFilter {
  const sort = jobSorts.find((name) => name === params.get('sort'));
  return {
    q: params.get('q')?.trim() || undefined,
    platform: parsePlatforms(params).join(',') || undefined,
    eligible: params.get('eligible') === '1' ? 1 : undefined,
    hide_applied: params.get('hide_applied') === '1' ? 1 : undefined,
    invited: params.get('invited') === '1' ? 1 : undefined,
    sort: sort === 'match' ? undefined : sort,
    page: getPage(params),
    per_page: pageSize,
  };
}

/** Returns whether the filter narrows the list. */
export function isFiltered({ q, platform, eligible, hide_applied, invited }: JobsFilter): boolean {
  return Boolean(q ?? platform ?? eligible ?? hide_applied ?? invited);
}
