import { expect, test } from 'vitest';
import { getCanonicalHref } from './canonicalHref.ts';

test.each([
  ['/dashboard?tab=year', '/dashboard?tab=wallet&view=year'],
  ['/dashboard?tab=year&year=2025', '/dashboard?tab=wallet&view=year&year=2025'],
  [
    '/dashboard?year=2025&tab=year&statement=2025-03&currency=JPY',
    '/dashboard?tab=wallet&view=year&year=2025&statement=2025-03&currency=JPY',
  ],
  ['/dashboard?tab=wallet&year=2025', '/dashboard?tab=wallet&year=2025'],
  ['/dashboard?tab=yearly', '/dashboard?tab=yearly'],
  ['/jobs?tab=year', '/jobs?tab=year'],
  ['/dashboard', '/dashboard'],
])('the canonical address of %s is %s', (previous, canonical) => {
  expect(getCanonicalHref(previous)).toBe(canonical);
});
