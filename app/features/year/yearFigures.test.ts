import { describe, expect, test } from 'vitest';
import { compareYears, findNearestYear } from './yearFigures.ts';

const year = (number: number, figures: number[]) => ({
  year: number,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    figure: figures[index] ?? 0,
  })),
});
const compare = (current: number[], previous: number[], now: string) =>
  compareYears(year(2026, current), year(2025, previous), ({ figure }) => figure, Date.parse(now));

describe('a year compared with the previous year', () => {
  test.each([
    [[112], [100], 12],
    [[88], [100], -12],
    [[100], [100], 0],
    [[0], [100], -100],
    [[100], [0], null],
    [[-50], [100], -150],
    [[100], [-50], null],
  ])('%j after %j changed by %j percent', (current, previous, change) => {
    expect(compare(current, previous, '2027-06-01T00:00:00Z')).toEqual({
      previousYear: 2025,
      lastMonth: 12,
      change,
    });
  });

  test('ends with the present month while it is running', () => {
    const previous = [100, 100, 100, 700];
    expect(compare([100, 100, 130], previous, '2026-03-31T23:59:59Z')).toMatchObject({
      lastMonth: 3,
      change: 10,
    });
    expect(compare([100, 100, 130], previous, '2027-01-01T00:00:00Z')).toMatchObject({
      lastMonth: 12,
      change: -67,
    });
  });
});

test('the nearest year is the later of two', () => {
  expect(findNearestYear([2026, 2025], 2019)).toBe(2025);
  expect(findNearestYear([2026, 2025], 2031)).toBe(2026);
  expect(findNearestYear([2026, 2024], 2025)).toBe(2026);
  expect(findNearestYear([], 2025)).toBeNull();
});
