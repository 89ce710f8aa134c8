import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toSameOriginPath, savedPath } from './savedPath.ts';

const minute = 60_000;
const saved = savedPath('test-path');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('a path of ours', () => {
  test.each([
    ['/jobs', '/jobs'],
    ['/jobs?q=a%20b&page=2#top', '/jobs?q=a%20b&page=2#top'],
    ['/jobs/../dashboard', '/dashboard'],
    ['/', '/'],
    ['/jobs?next=//evil.example', '/jobs?next=//evil.example'],
  ])('%j is kept as %j', (path, kept) => expect(toSameOriginPath(path)).toBe(kept));

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
  ])('%j is none', (path) => expect(toSameOriginPath(path)).toBeNull());
});

test('is there until it is forgotten, so it is used once', () => {
  saved.save('/jobs/1');
  expect(saved.peek()).toBe('/jobs/1');
  saved.forget();
  expect(saved.peek()).toBeNull();
});

test('expires after thirty minutes', () => {
  saved.save('/jobs/1');
  vi.advanceTimersByTime(30 * minute - 1);
  expect(saved.peek()).toBe('/jobs/1');
  vi.advanceTimersByTime(1);
  expect(saved.peek()).toBeNull();
});

test.each([
  ['damaged', '{"path":'],
  ['no object', '"/jobs"'],
  ['nothing', 'null'],
  ['without an end', '{"path":"/jobs"}'],
  ['of another kind', '{"path":["/jobs"],"until":9999999999999}'],
  ['forged to leave the origin', '{"path":"//evil.example","until":9999999999999}'],
  ['forged to never expire', '{"path":"/jobs","until":"never"}'],
])('what is stored %s leads nowhere', (_what, stored) => {
  localStorage.setItem('test-path', stored);
  expect(saved.peek()).toBeNull();
});

test('a far future in the device’s storage does not outlive thirty minutes', () => {
  localStorage.setItem('test-path', '{"path":"/jobs","until":9999999999999}');
  expect(saved.peek()).toBeNull();
});
