import { platforms } from '@byline/design-system';
import type { JobSort } from '../../../server/contract/jobs.ts';
import type { JobsFilter } from '../../api/jobs.ts';
import { getPage } from '../../features/search/useQueryParams.ts';

/** The orders of the list, the default one first. */
export const jobSorts = ['match', 'newest', 'closing', 'pay'] as const satisfies readonly JobSort[];

/** How many jobs stand on a page. */
export const perPage = 12;

/** The platforms that the address names; unknown ones are left out. */
export function parsePlatforms(params: URLSearchParams): string[] {
  const wanted = params.get('platform')?.split(',') ?? [];
  return platforms.filter((platform) => wanted.includes(platform));
}

/** What the address asks the list for; what it cannot mean is left out. */
export function parseJobsFilter(params: URLSearchParams): JobsFilter {
  const sort = jobSorts.find((name) => name === params.get('sort'));
  return {
    q: params.get('q')?.trim() || undefined,
    platform: parsePlatforms(params).join(',') || undefined,
    eligible: params.get('eligible') === '1' ? 1 : undefined,
    hide_applied: params.get('hide_applied') === '1' ? 1 : undefined,
    sort: sort === 'match' ? undefined : sort,
    page: getPage(params),
    per_page: perPage,
  };
}

/** Whether anything narrows the list. */
export function isFiltered({ q, platform, eligible, hide_applied }: JobsFilter): boolean {
  return Boolean(q ?? platform ?? eligible ?? hide_applied);
}
