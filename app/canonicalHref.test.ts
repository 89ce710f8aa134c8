import { expect, test, vi } from 'vitest';
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

test('the parameters of an outdated address stay, also in Safari 16', () => {
  // Safari has `size` since 17.
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get');
  size.mockReturnValue(undefined as unknown as number);
  expect(getCanonicalHref('/dashboard?tab=year&year=2025')).toBe(
    '/dashboard?tab=wallet&view=year&year=2025',
  );
  size.mockRestore();
});
