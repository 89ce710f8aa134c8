import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSavedPath, toSameOriginPath } from './savedPath.ts';

const minute = 60_000;
const saved = createSavedPath('test-path');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('toSameOriginPath', () => {
  test.each([
    ['/jobs', '/jobs'],
    ['/jobs?q=a%20b&page=2#top', '/jobs?q=a%20b&page=2#top'],
    ['/jobs/../dashboard', '/dashboard'],
    ['/', '/'],
    ['/jobs?next=//evil.example', '/jobs?next=//evil.example'],
  ])('turns %j into %j', (path, normalized) => expect(toSameOriginPath(path)).toBe(normalized));

  test.each([
    '',
    'jobs',
    ' /jobs',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/jobs/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//',
    '//[',
  ])('rejects %j', (path) => expect(toSameOriginPath(path)).toBeNull());
});

test('a saved path is available until it is cleared', () => {
  saved.save('/jobs/1');
  expect(saved.get()).toBe('/jobs/1');
  saved.clear();
  expect(saved.get()).toBeNull();
});

test('a saved path stays available if the clock goes back', () => {
  saved.save('/jobs/1');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(saved.get()).toBe('/jobs/1');
});

test('a saved path expires after thirty minutes', () => {
  saved.save('/jobs/1');
  vi.advanceTimersByTime(30 * minute - 1);
  expect(saved.get()).toBe('/jobs/1');
  vi.advanceTimersByTime(1);
  expect(saved.get()).toBeNull();
});

test.each([
  ['damaged JSON', '{"path":'],
  ['a string', '"/jobs"'],
  ['null', 'null'],
  ['an object without an expiry', '{"path":"/jobs"}'],
  ['a path of another type', '{"path":["/jobs"],"until":9999999999999}'],
  ['a forged path to another origin', '{"path":"//evil.example","until":9999999999999}'],
  ['a forged expiry', '{"path":"/jobs","until":"never"}'],
])('a saved path is ignored if the storage has %s', (_case, stored) => {
  // A minute before the paths of the rows expire.
  vi.setSystemTime(9_999_999_999_999 - minute);
  localStorage.setItem('test-path', stored);
  expect(saved.get()).toBeNull();
});

test('a saved path is ignored if it expires later than a clock that was set back explains', () => {
  const until = Date.now() + 26 * 60 * minute + 30 * minute;
  localStorage.setItem('test-path', JSON.stringify({ path: '/jobs', until }));
  expect(saved.get()).toBe('/jobs');
  localStorage.setItem('test-path', JSON.stringify({ path: '/jobs', until: until + 1 }));
  expect(saved.get()).toBeNull();
});
