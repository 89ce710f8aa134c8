import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampCrop, moveCrop, getShownSize, getSourceSquare, fullCrop } from './crop.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const crops = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
  zoom: fc.double({ min: -1, max: 9, noNaN: true }),
});

test('the full crop of a wide picture is the centered square of its height', () => {
  const size = { width: 900, height: 600 };
  // In units of the section.
  expect(getShownSize(size, fullCrop)).toEqual({ width: 1.5, height: 1 });
  expect(getSourceSquare(size, fullCrop)).toEqual({ left: 150, top: 0, side: 600 });
});

test('moves stop at the edges of the picture', () => {
  const size = { width: 900, height: 600 };
  expect(getSourceSquare(size, moveCrop(size, fullCrop, 0.1, 0)).left).toBeCloseTo(210);
  const corner = getSourceSquare(size, moveCrop(size, fullCrop, 9, 9));
  expect(corner.left).toBeCloseTo(300);
  expect(corner).toMatchObject({ top: 0, side: 600 });
});

// Many of the random crops are outside the picture; clamping moves them inside.
test('no section exceeds the picture, and clamping a second time changes nothing', () => {
  fc.assert(
    fc.property(sizes, crops, (size, crop) => {
      const { left, top, side } = getSourceSquare(size, crop);
      const tolerance = 1e-6 * Math.max(size.width, size.height);
      expect(left).toBeGreaterThanOrEqual(-tolerance);
      expect(top).toBeGreaterThanOrEqual(-tolerance);
      expect(left + side).toBeLessThanOrEqual(size.width + tolerance);
      expect(top + side).toBeLessThanOrEqual(size.height + tolerance);
      expect(side).toBeGreaterThan(0);
      expect(clampCrop(size, clampCrop(size, crop))).toEqual(clampCrop(size, crop));
    }),
  );
});
