import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap, getCardPosition, margin, maxWidth } from './tourPosition.ts';

const window = { width: 1280, height: 720 };

test('the card is below a target at the top', () => {
  const target = { start: 20, end: 60, top: 10, bottom: 50 };
  expect(getCardPosition(target, window)).toEqual({ start: 20, top: 50 + gap });
});

test('the card is above a target at the bottom, within the end of the window', () => {
  const target = { start: 1200, end: 1270, top: 650, bottom: 700 };
  expect(getCardPosition(target, window)).toEqual({
    start: window.width - maxWidth - margin,
    bottom: window.height - 650 + gap,
  });
});

test('the card is next to a menu as high as the window', () => {
  const target = { start: 0, end: 260, top: 0, bottom: 720 };
  expect(getCardPosition(target, window)).toEqual({ start: 260 + gap, top: margin });
});

test('the card never leaves a window of at least 320 px at either side', () => {
  const box = fc.record({
    start: fc.integer({ min: 0, max: 2000 }),
    end: fc.integer({ min: 0, max: 2000 }),
    top: fc.integer({ min: 0, max: 900 }),
    bottom: fc.integer({ min: 0, max: 900 }),
  });
  const width = fc.integer({ min: 320, max: 2000 });
  fc.assert(
    fc.property(box, width, (target, windowWidth) => {
      const { start } = getCardPosition(target, { width: windowWidth, height: 900 });
      // Beside a tall target that ends at 0 the card starts after the gap, otherwise after the margin, which is larger.
      expect(start).toBeGreaterThanOrEqual(gap);
      const cardWidth = Math.min(maxWidth, windowWidth - 2 * margin);
      expect(start + cardWidth).toBeLessThanOrEqual(windowWidth - margin);
    }),
  );
});
