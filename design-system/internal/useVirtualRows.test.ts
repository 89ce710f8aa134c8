import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractRows } from './useVirtualRows.ts';

const range = fc
  .record({ count: fc.nat(200), startIndex: fc.nat(220), size: fc.nat(30) })
  .map(({ count, startIndex, size }) => {
    const start = Math.min(startIndex, Math.max(0, count - 1));
    return { count, startIndex: start, endIndex: Math.min(start + size, Math.max(0, count - 1)) };
  });

test('the rows are in order, without duplicates, and include the visible rows, a neighbour on each side and the focused row', () => {
  fc.assert(
    fc.property(
      range,
      fc.integer({ min: -6, max: 6 }),
      fc.option(fc.nat(220)),
      (place, ahead, kept) => {
        const rows = extractRows(place, ahead, kept);
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
        const { count, startIndex, endIndex } = place;
        for (const row of rows) expect(row).toBeLessThan(count);
        for (let row = startIndex - 1; row <= endIndex + 1; row += 1)
          expect(rows.includes(row)).toBe(row >= 0 && row < count);
        if (kept !== null && kept < count) expect(rows).toContain(kept);
        // The visible rows, a neighbour on each side, six rows ahead, up to four that complete blocks of three, and the focused row.
        expect(rows.length).toBeLessThanOrEqual(endIndex - startIndex + 1 + 2 + 6 + 4 + 1);
      },
    ),
  );
});

test('more rows are rendered in the direction of scrolling', () => {
  const place = { count: 1000, startIndex: 300, endIndex: 308 };
  expect(extractRows(place, 6, null).at(-1)).toBeGreaterThanOrEqual(315);
  expect(extractRows(place, -6, null)[0]).toBeLessThanOrEqual(293);
  expect(extractRows(place, 0, null).length).toBeLessThan(16);
});
