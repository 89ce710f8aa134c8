import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCard } from './placeCard.ts';

const window = { width: 1280, height: 720 };

test('the words stand below what is at the top', () => {
  const target = { start: 20, end: 60, top: 10, bottom: 50 };
  expect(placeCard(target, window)).toEqual({ start: 20, top: 62 });
});

test('they stand above what is at the bottom, and stay in the window at its end', () => {
  const target = { start: 1200, end: 1270, top: 650, bottom: 700 };
  expect(placeCard(target, window)).toEqual({ start: 912, bottom: 82 });
});

test('they stand beside a menu that is as high as the window', () => {
  const target = { start: 0, end: 260, top: 0, bottom: 720 };
  expect(placeCard(target, window)).toEqual({ start: 272, top: 16 });
});

test('they never leave the window at either side, from 320 px', () => {
  const place = fc.record({
    start: fc.integer({ min: 0, max: 2000 }),
    end: fc.integer({ min: 0, max: 2000 }),
    top: fc.integer({ min: 0, max: 900 }),
    bottom: fc.integer({ min: 0, max: 900 }),
  });
  const width = fc.integer({ min: 320, max: 2000 });
  fc.assert(
    fc.property(place, width, (target, wide) => {
      const { start } = placeCard(target, { width: wide, height: 900 });
      expect(start).toBeGreaterThanOrEqual(12);
      expect(start + Math.min(352, wide - 32)).toBeLessThanOrEqual(wide - 16);
    }),
  );
});
