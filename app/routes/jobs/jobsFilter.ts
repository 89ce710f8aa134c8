import { platforms } from '@byline/design-system/portal';
import {
  categoryListMaxLength,
  jobSorts,
  jobsPageSize,
  maxSearchedPay,
  payTypes,
} from '../../../contract/rules/jobSearch.ts';
import type { JobsFilter } from '../../api/jobs.ts';
import { getDay, getPage, getSearch } from '../../features/search/useQueryParams.ts';

/** Returns the known platforms of a query, always in the same order, so that equal filters share a cache key. */
export function parsePlatforms(params: URLSearchParams): string[] {
  const requested = params.get('platform')?.split(',') ?? [];
  return platforms.filter((platform) => requested.includes(platform));
}

function parseAmount(text: string | null): number | undefined {
  // Zero limits nothing.
  return text && /^\d+$/.test(text) && Number(text) <= maxSearchedPay
    ? Number(text) || undefined
    : undefined;
}

/** Parses the filter of the job list from a query; invalid values are left out. */
export function parseJobsFilter(params: URLSearchParams): JobsFilter {
  const sort = jobSorts.find((name) => name === params.get('sort'));
  const minPay = parseAmount(params.get('pay_min'));
  const maxPay = parseAmount(params.get('pay_max'));
  return {
    q: getSearch(params),
    platform: parsePlatforms(params).join(',') || undefined,
    category: params.get('category')?.slice(0, categoryListMaxLength) || undefined,
    pay_type: payTypes.find((type) => type === params.get('pay_type')),
    pay_min: minPay,
    // A maximum below the minimum would find nothing; the field of the maximum shows an error.
    pay_max: maxPay !== undefined && maxPay < (minPay ?? 0) ? undefined : maxPay,
    closes_before: getDay(params, 'closes_before') ?? undefined,
    eligible: params.get('eligible') === '1' ? 1 : undefined,
    hide_applied: params.get('hide_applied') === '1' ? 1 : undefined,
    invited: params.get('invited') === '1' ? 1 : undefined,
    // The first order is the default.
    sort: sort === jobSorts[0] ? undefined : sort,
    page: getPage(params),
    per_page: jobsPageSize,
  };
}

/** The parameters of filters that are only in the drawer. */
export const drawerParams = [
  'category',
  'pay_type',
  'pay_min',
  'pay_max',
  'closes_before',
] as const satisfies readonly (keyof JobsFilter)[];

/** The parameters of the address that narrow the list, unlike its order and page. */
export const narrowingParams = [
  'q',
  'platform',
  ...drawerParams,
  'eligible',
  'hide_applied',
  'invited',
] as const satisfies readonly (keyof JobsFilter)[];

/** Returns whether the filter narrows the list. */
export function isFiltered(filter: JobsFilter): boolean {
  return narrowingParams.some((param) => filter[param] !== undefined);
}

/** Returns how many of the filters that are only in the drawer are in use; minimum and maximum pay count as one. */
export function countMoreFilters(filter: JobsFilter): number {
  const { category, pay_type, pay_min, pay_max, closes_before } = filter;
  return [category, pay_type, pay_min ?? pay_max, closes_before].filter(
    (value) => value !== undefined,
  ).length;
}
