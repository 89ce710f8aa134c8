import { describe, expect, test } from 'vitest';
import type { PayoutYear } from '../../../contract/schemas/year.ts';
import { compareYears, findNearestYear, toLastMonths } from './yearFigures.ts';

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

describe('the last twelve months', () => {
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const payouts = (number: number, earned: number[]): PayoutYear => ({
    year: number,
    years: [2026, 2025],
    currency: 'USD',
    currencies: ['USD'],
    opening: money(0),
    closing: money(0),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      earned: money(earned[index] ?? 0),
      withdrawn: money(0),
    })),
    totals: { earned: money(0), fees: money(0), adjustments: money(0), withdrawn: money(0) },
    by_brand: [],
  });
  const current = payouts(2026, [7, 8]);
  const before = payouts(
    2025,
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  const earned = (points: ReturnType<typeof toLastMonths>) =>
    points.map(({ x, values }) => `${String(x)}: ${values['earned']}`);

  test('end with the present month in UTC, and begin in the previous year', () => {
    const points = toLastMonths(current, before, Date.parse('2026-02-28T23:59:59Z'));
    expect(earned(points)).toEqual([
      ...Array.from(
        { length: 10 },
        (_, index) => `2025-${String(index + 3).padStart(2, '0')}: ${index + 3}`,
      ),
      '2026-01: 7',
      '2026-02: 8',
    ]);
  });

  test('have no figures before the first year', () => {
    const points = toLastMonths(current, undefined, Date.parse('2026-01-01T00:00:00Z'));
    expect(earned(points).slice(-2)).toEqual(['2025-12: 0', '2026-01: 7']);
  });
});
