import { expect, expectTypeOf, test } from 'vitest';
import { api, isRequestTo, toUrl, withQuery, type BodyOf, type ResponseOf } from './api.ts';
import type { Devices } from './schemas/devices.ts';

test('a query leaves out empty values', () => {
  const query = { q: 'sun & sea', page: 1, eligible: undefined, platform: '', all: false };
  expect(withQuery('/api/jobs', query)).toBe('/api/jobs?q=sun+%26+sea&page=1&all=false');
  expect(withQuery('/api/jobs', { q: undefined })).toBe('/api/jobs');
});

test('the values of a request are the parameters of its path, and its query', () => {
  expect(toUrl(api.user)).toBe('/api/user');
  expect(toUrl(api.discussion, { id: 'a/b', before: 'm 1' })).toBe(
    '/api/job/a%2Fb/discussion?before=m+1',
  );
});

test('a request belongs to its endpoint, whatever its values are', () => {
  expect(isRequestTo([api.discussion], toUrl(api.discussion, { id: 'a', before: 'b' }))).toBe(true);
  expect(isRequestTo([api.job, api.jobs], toUrl(api.discussion, { id: 'a' }))).toBe(false);
  expect(isRequestTo([api.jobs], toUrl(api.job, { id: 'a' }))).toBe(false);
  expect(isRequestTo([api.jobs], ['statement', 2026])).toBe(false);
});

test('no two endpoints have the same method and path', () => {
  const names = Object.values(api).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a wrong path, query or body does not compile', () => {
  expectTypeOf<ResponseOf<typeof api.devices>>().toEqualTypeOf<Devices>();
  expectTypeOf<BodyOf<typeof api.endDevices>['end']>().toBeString();
  toUrl(api.jobs, { sort: 'pay', eligible: 1, page: 2 });
  // @ts-expect-error There is no such endpoint.
  expect(() => toUrl(api.job1, {})).toThrow();
  // @ts-expect-error The path names a job.
  toUrl(api.job);
  // @ts-expect-error There is no such order.
  toUrl(api.jobs, { sort: 'colour' });
  // @ts-expect-error There is no such filter.
  toUrl(api.jobs, { colour: 'red' });
});
