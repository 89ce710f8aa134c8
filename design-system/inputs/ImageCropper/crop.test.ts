import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampCrop, moveCrop, shownSize, sourceSquare, fullCrop } from './crop.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const crops = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
  zoom: fc.double({ min: -1, max: 9, noNaN: true }),
});

test('the whole of a wide picture is a square as high as it, in its middle', () => {
  const size = { width: 900, height: 600 };
  expect(shownSize(size, fullCrop)).toEqual({ width: 1.5, height: 1 });
  expect(sourceSquare(size, fullCrop)).toEqual({ left: 150, top: 0, side: 600 });
});

test('a move goes as far as the picture does', () => {
  const size = { width: 900, height: 600 };
  expect(sourceSquare(size, moveCrop(size, fullCrop, 0.1, 0)).left).toBeCloseTo(210);
  const corner = sourceSquare(size, moveCrop(size, fullCrop, 9, 9));
  expect(corner.left).toBeCloseTo(300);
  expect(corner).toMatchObject({ top: 0, side: 600 });
});

test('no section holds empty space, whatever is asked for', () => {
  fc.assert(
    fc.property(sizes, crops, (size, crop) => {
      const { left, top, side } = sourceSquare(size, crop);
      const almost = 1e-6 * Math.max(size.width, size.height);
      expect(left).toBeGreaterThanOrEqual(-almost);
      expect(top).toBeGreaterThanOrEqual(-almost);
      expect(left + side).toBeLessThanOrEqual(size.width + almost);
      expect(top + side).toBeLessThanOrEqual(size.height + almost);
      expect(side).toBeGreaterThan(0);
      expect(clampCrop(size, clampCrop(size, crop))).toEqual(clampCrop(size, crop));
    }),
  );
});
