import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

function written(page: number, pages: number): string {
  return pageWindow(page, pages)
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
  expect(written(page, pages)).toBe(expected);
});

test('a gap of one page is that page', () => {
  expect(written(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('a page beyond the end still shows the way back', () => {
  expect(written(99, 5)).toBe('1 … 5');
});
