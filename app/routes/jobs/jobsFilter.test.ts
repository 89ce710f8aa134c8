import { describe, expect, test } from 'vitest';
import { countMoreFilters, isFiltered, parseJobsFilter, parsePlatforms } from './jobsFilter.ts';

const parse = (query: string) => parseJobsFilter(new URLSearchParams(query));
const defaults = { page: 1, per_page: 12 };

describe('parseJobsFilter', () => {
  test.each([
    ['', defaults],
    ['q=%20sun%20', { ...defaults, q: 'sun' }],
    ['q=%20%20', defaults],
    ['platform=youtube,tiktok', { ...defaults, platform: 'youtube,tiktok' }],
    ['platform=myspace,tiktok,tiktok', { ...defaults, platform: 'tiktok' }],
    ['platform=myspace', defaults],
    ['eligible=1&hide_applied=1', { ...defaults, eligible: 1, hide_applied: 1 }],
    ['eligible=yes&hide_applied=0', defaults],
    ['sort=pay', { ...defaults, sort: 'pay' }],
    ['sort=match', defaults],
    ['sort=random', defaults],
    ['category=food,pets', { ...defaults, category: 'food,pets' }],
    ['pay_type=fixed', { ...defaults, pay_type: 'fixed' }],
    ['pay_type=gold', defaults],
    ['pay_min=20000&pay_max=50000', { ...defaults, pay_min: 20000, pay_max: 50000 }],
    ['pay_min=20000&pay_max=100', { ...defaults, pay_min: 20000 }],
    ['pay_min=-1&pay_max=1.5', defaults],
    ['pay_min=99999999999', defaults],
    ['closes_before=2026-12-01', { ...defaults, closes_before: '2026-12-01' }],
    ['closes_before=2026-02-31', defaults],
    ['closes_before=soon', defaults],
    ['page=3', { ...defaults, page: 3 }],
    ['page=0', defaults],
    ['page=-1', defaults],
    ['page=1.5', defaults],
    ['page=1e99', defaults],
    ['page=x', defaults],
  ])('parses %j', (query, filter) => expect(parse(query)).toEqual(filter));
});

test('values that limit nothing or cannot be typed are left out; long searches are cut, and page numbers have a maximum', () => {
  expect(parse('pay_min=0').pay_min).toBeUndefined();
  expect(parse('q=%00').q).toBeUndefined();
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  expect(parse('page=1000000000').page).toBe(100_000);
});

test('the order of the platforms does not depend on the order in the query', () => {
  const getPlatforms = (query: string) => parsePlatforms(new URLSearchParams(query));
  expect(getPlatforms('platform=tiktok,facebook')).toEqual(
    getPlatforms('platform=facebook,tiktok'),
  );
});

test.each([
  ['', 0],
  ['platform=tiktok', 0],
  ['pay_min=100&pay_max=200', 1],
  ['category=food&pay_type=fixed&pay_max=200&closes_before=2026-12-01', 4],
])('the query %j has %i of the filters that are in the drawer', (query, count) =>
  expect(countMoreFilters(parse(query))).toBe(count),
);

test.each(['q=sun', 'platform=tiktok', 'eligible=1', 'hide_applied=1', 'pay_min=100'])(
  'the query %s narrows the list',
  (query) => expect(isFiltered(parse(query))).toBe(true),
);

test.each(['', 'sort=pay', 'page=2', 'platform=myspace'])(
  'the query "%s" does not narrow the list',
  (query) => expect(isFiltered(parse(query))).toBe(false),
);
