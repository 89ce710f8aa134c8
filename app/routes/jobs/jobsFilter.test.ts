import { describe, expect, test } from 'vitest';
import { jobsParams, toJobsFilter } from './jobsFilter.ts';

function parse(query: string) {
  const params = new URLSearchParams(query);
  const values = Object.entries(jobsParams).map(([name, param]) => [
    name,
    param.parse(params.get(name)),
  ]);
  return toJobsFilter(Object.fromEntries(values) as Parameters<typeof toJobsFilter>[0]);
}
const defaults = { per_page: 12 };

describe('the job list', () => {
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
  ])('parses %j', (query, filter) => expect(parse(query)).toEqual(filter));
});

test('values that limit nothing or cannot be typed are left out; long searches are cut', () => {
  expect(parse('pay_min=0').pay_min).toBeUndefined();
  expect(parse('q=%00').q).toBeUndefined();
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

test('the order of the platforms does not depend on the order in the query', () => {
  expect(parse('platform=tiktok,facebook')).toEqual(parse('platform=facebook,tiktok'));
});
