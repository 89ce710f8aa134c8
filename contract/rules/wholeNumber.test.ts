import { expect, test } from 'vitest';
import { parseWholeNumber } from './wholeNumber.ts';

test.each([
  ['12345', 12345],
  [' 12345 ', 12345],
  ['12,345', 12345],
  ['12.345', 12345],
  ['12 345', 12345],
  ['12\u00a0345', 12345],
  ['12\u202f345', 12345],
  ['12’345', 12345],
  ["1'234'567", 1234567],
  ['1,23,456', 123456],
  ['1.234.567', 1234567],
  ['١٢٣٤٥', 12345],
  ['١٢٬٣٤٥', 12345],
  ['۱۲۳', 123],
  ['१२३', 123],
  ['１２３', 123],
  ['\u200e12,345\u200f', 12345],
  ['0', 0],
  ['007', 7],
])('the text %j is parsed as %i', (text, number) => expect(parseWholeNumber(text)).toBe(number));

test.each([
  '',
  ' ',
  '12,34',
  '12.3',
  '1,2345',
  '12,345.6',
  '1.234,567',
  '0x10',
  '1e3',
  '1.2k',
  '-5',
  '+5',
  '12 views',
  'Infinity',
  '½',
  ',123',
])('the text %j is not a whole number', (text) => expect(parseWholeNumber(text)).toBeNull());
