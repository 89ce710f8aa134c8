import { describe, expect, test } from 'vitest';
import { compareYears, findNearestYear } from './yearFigures.ts';

/** Returns a year with the figures of its first months; the other months have 0. */
const year = (number: number, figures: number[]) => ({
  year: number,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    figure: figures[index] ?? 0,
  })),
});
/** Compares 2026 with 2025, whose first months have these figures. */
const compare = (previous: number[], now: string) =>
  compareYears(year(2026, []), year(2025, previous), ({ figure }) => figure, Date.parse(now));

describe('a year compared with the previous year', () => {
  test.each([
    [[100, 20], 120],
    [[], 0],
    [[100, -50], 50],
  ])('adds up the months %j of the previous year to %j', (previous, figure) => {
    expect(compare(previous, '2027-06-01T00:00:00Z')).toEqual({
      previousYear: 2025,
      lastMonth: 12,
      figure,
    });
  });

  test('counts the previous year up to the current month', () => {
    const previous = [100, 100, 100, 700];
    expect(compare(previous, '2026-03-31T23:59:59Z')).toMatchObject({ lastMonth: 3, figure: 300 });
    expect(compare(previous, '2027-01-01T00:00:00Z')).toMatchObject({
      lastMonth: 12,
      figure: 1000,
    });
  });
});

test('of two equally near years, the later one is selected', () => {
  expect(findNearestYear([2026, 2025], 2019)).toBe(2025);
  expect(findNearestYear([2026, 2025], 2031)).toBe(2026);
  expect(findNearestYear([2026, 2024], 2025)).toBe(2026);
  expect(findNearestYear([], 2025)).toBeNull();
});
