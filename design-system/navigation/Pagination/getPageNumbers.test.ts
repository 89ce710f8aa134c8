import { expect, test } from 'vitest';
import { getPageNumbers } from './getPageNumbers.ts';

function toText(page: number, pages: number): string {
  return getPageNumbers(page, pages)
    .map((number) => number ?? '…')
    .join(' ');
}

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i shows %s', (page, pages, expected) => {
  expect(toText(page, pages)).toBe(expected);
});

test('a gap that would hide a single page shows this page', () => {
  expect(toText(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('a page beyond the end still shows the first and last page', () => {
  expect(toText(99, 5)).toBe('1 … 5');
});
