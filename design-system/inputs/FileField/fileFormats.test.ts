import { expect, test } from 'vitest';
import { createFormats } from '../../formatters/formats.ts';
import { formatBytes, getDialogTypes, getTypeName, isOfType } from './fileFormats.ts';

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

test.each([
  ['data.csv', '', '.csv', true],
  ['data.csv', '', 'text/csv', true],
  ['data.csv', 'application/vnd.ms-excel', 'text/csv', true],
  ['DATA.CSV', 'application/octet-stream', 'text/csv', true],
  ['data.csv', '', 'image/*', false],
  ['notes.txt', 'text/plain', 'text/csv', false],
  ['table.xls', 'application/vnd.ms-excel', 'text/csv', false],
  ['photo.heic', '', 'image/*', true],
  ['photo.HEIC', '', 'image/heic', true],
  ['clip.mov', '', 'video/*', true],
  ['song.mp3', 'audio/mp3', 'audio/mpeg', true],
  ['all.zip', 'application/x-zip-compressed', 'application/zip', true],
  ['readme.md', '', 'text/markdown', true],
  ['photo.jpg', 'image/jpeg', 'image/jpg', true],
  ['photo.jpeg', 'image/jpeg', '.jpg', true],
  ['photo', 'image/jpeg', '.jpg', true],
  ['photo', '', 'image/*', false],
  ['virus.exe', '', 'image/*', false],
  ['virus.exe', 'application/x-msdownload', 'image/*', false],
  ['photo.png.exe', '', 'image/png', false],
  ['data.csv', 'text/plain', '.txt', false],
  // A property that every object has.
  ['data.constructor', '', 'text/csv', false],
])('%s of type "%s" matches %s: %s', (name, type, pattern, expected) => {
  expect(isOfType({ name, type }, [pattern])).toBe(expected);
});

test('the file dialog also gets the extensions of types that the system may not know, but not of pictures', () => {
  expect(getDialogTypes(['text/csv', 'image/*', 'image/jpg', '.pdf'])).toEqual([
    'text/csv',
    '.csv',
    'image/*',
    'image/jpeg',
    '.pdf',
  ]);
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
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes, createFormats('en'))).toBe(text));
