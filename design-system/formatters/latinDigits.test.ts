import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLatinDigits } from './latinDigits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙', '0123456789'],
  ['𝟎𝟗𝟘𝟙𝟡𝟢𝟶𝟿', '09019009'],
  ['a٣b', 'a3b'],
  ['007', '007'],
])('%s becomes %s', (text, digits) => expect(toLatinDigits(text)).toBe(digits));

test('all other characters stay unchanged', () => {
  expect(toLatinDigits('½ ² Ⅻ 😀 三')).toBe('½ ² Ⅻ 😀 三');
  // `fc.string()` generates ASCII characters.
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toLatinDigits(text)).toBe(text);
    }),
  );
});
