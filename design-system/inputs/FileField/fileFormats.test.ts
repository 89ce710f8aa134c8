import { expect, test } from 'vitest';
import { isOfType, getTypeName } from './fileFormats.ts';
import { formatBytes } from './fileFormats.ts';

const photo = { name: 'Photo.PNG', type: 'image/png' };

test.each([
  [['image/png'], true],
  [['image/*'], true],
  [['.png'], true],
  [['.pdf', ' IMAGE/PNG '], true],
  [[], true],
  [['image/jpeg'], false],
  [['.jpg', 'video/*'], false],
  [['image'], false],
])('a PNG matches %o: %s', (accept, expected) => expect(isOfType(photo, accept)).toBe(expected));

test('a file without a known type matches by its extension only', () => {
  expect(isOfType({ name: 'data.csv', type: '' }, ['.csv'])).toBe(true);
  expect(isOfType({ name: 'data.csv', type: '' }, ['text/csv', 'image/*'])).toBe(false);
});

test.each([
  ['image/png', 'PNG'],
  ['.pdf', 'PDF'],
  ['image/svg+xml', 'SVG'],
  ['image/*', 'image'],
])('the name of %s is %s', (type, name) => expect(getTypeName(type)).toBe(name));

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [5_000_000, '5 MB'],
  [2_340_000_000_000, '2,340 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));
