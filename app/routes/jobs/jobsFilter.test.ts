import { describe, expect, test } from 'vitest';
import { isFiltered, parseJobsFilter, parsePlatforms } from './jobsFilter.ts';

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
    ['page=3', { ...defaults, page: 3 }],
    ['page=0', defaults],
    ['page=-1', defaults],
    ['page=1.5', defaults],
    ['page=1e99', defaults],
    ['page=x', defaults],
  ])('parses %j', (query, filter) => expect(parse(query)).toEqual(filter));
});

test('platforms have one order, whatever the order of the query', () => {
  const getPlatforms = (query: string) => parsePlatforms(new URLSearchParams(query));
  expect(getPlatforms('platform=tiktok,facebook')).toEqual(
    getPlatforms('platform=facebook,tiktok'),
  );
});

test.each(['q=sun', 'platform=tiktok', 'eligible=1', 'hide_applied=1'])(
  '%s narrows the list',
  (query) => expect(isFiltered(parse(query))).toBe(true),
);

test.each(['', 'sort=pay', 'page=2', 'platform=myspace'])(
  '"%s" does not narrow the list',
  (query) => expect(isFiltered(parse(query))).toBe(false),
);
