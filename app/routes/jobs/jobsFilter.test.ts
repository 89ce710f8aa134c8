import { describe, expect, test } from 'vitest';
import { parseJobsFilter, isFiltered, parsePlatforms } from './jobsFilter.ts';

const filter = (address: string) => parseJobsFilter(new URLSearchParams(address));
const defaults = { page: 1, per_page: 12 };

describe('what the address asks for', () => {
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
  ])('%j', (address, wanted) => expect(filter(address)).toEqual(wanted));
});

test('platforms have one order, whatever the address says, so that one list is read once', () => {
  const order = (address: string) => parsePlatforms(new URLSearchParams(address));
  expect(order('platform=tiktok,facebook')).toEqual(order('platform=facebook,tiktok'));
});

test.each(['q=sun', 'platform=tiktok', 'eligible=1', 'hide_applied=1'])(
  '%s narrows the list',
  (address) => expect(isFiltered(filter(address))).toBe(true),
);

test.each(['', 'sort=pay', 'page=2', 'platform=myspace'])('"%s" does not', (address) =>
  expect(isFiltered(filter(address))).toBe(false),
);
