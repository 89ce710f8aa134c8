import { afterEach, expect, test } from 'vitest';
import { isInternalHref, moveStarred, parseStarred } from './starredPage.ts';
import { starredStore } from './starredStore.ts';

const page = (name: string) => ({ href: `/${name}`, title: name });
const names = () => starredStore.get().map(({ title }) => title);

afterEach(() => starredStore.clear());

test.each(['/jobs', '/', '/dashboard?tab=wallet', '/jobs?q=%D8%B4'])(
  '%s is an internal URL',
  (href) => expect(isInternalHref(href)).toBe(true),
);

test.each([
  '',
  'jobs',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'a'.repeat(3000)}`,
  7,
  null,
])('%s is not an internal URL', (href) => expect(isInternalHref(href)).toBe(false));

test.each([null, 'text', {}, 7, [null, 7, 'a', {}, { href: '/a' }, { href: '/a', title: ' ' }]])(
  'the damaged stored value %j has no pages',
  (stored) => expect(parseStarred(stored)).toEqual([]),
);

test('of stored entries, at most 50 are used, only valid ones and without duplicates', () => {
  const jobs = page('jobs');
  expect(parseStarred([{ href: '//x', title: 'x' }, jobs, { ...jobs, more: 1 }])).toEqual([jobs]);
  const many = Array.from({ length: 60 }, (_, index) => page(`page-${index}`));
  expect(parseStarred(many)).toHaveLength(50);
});

test.each(['😀', ' and more'])('a long title with %j at its end is cut at a character', (end) => {
  const start = 'x'.repeat(199);
  expect(parseStarred([{ href: '/a', title: start + end }])).toEqual([
    { href: '/a', title: start },
  ]);
});

test.each([
  [['c'], 'a', 'before', 'c a b d'],
  [['a'], 'c', 'after', 'b c a d'],
  [['a', 'd'], 'b', 'after', 'b a d c'],
  [['a'], 'a', 'after', 'a b c d'],
  [['a'], 'gone', 'after', 'a b c d'],
] as const)('moving %j to %s (%s) results in %s', (moved, target, side, order) => {
  const pages = ['a', 'b', 'c', 'd'].map(page);
  const hrefs = new Set(moved.map((name) => `/${name}`));
  const next = moveStarred(pages, hrefs, `/${target}`, side);
  expect(next.map(({ title }) => title).join(' ')).toBe(order);
});

test('a page is starred once, at the end, and can be moved and unstarred', () => {
  for (const name of ['a', 'b', 'c', 'a']) expect(starredStore.star(page(name))).toBe(true);
  starredStore.move(['/c'], '/a', 'before');
  starredStore.unstar('/b');
  starredStore.unstar('/b');
  expect(names()).toEqual(['c', 'a']);
});

test('external URLs, and pages beyond the limit of 50, cannot be starred', () => {
  expect(starredStore.star({ href: 'https://evil.example', title: 'Evil' })).toBe(false);
  for (let index = 0; index < 50; index += 1) starredStore.star(page(`page-${index}`));
  expect(starredStore.star(page('late'))).toBe(false);
  expect(starredStore.get()).toHaveLength(50);
});
