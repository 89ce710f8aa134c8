import { builtInRules } from '@byline/design-system/validation';
import { expect, test } from 'vitest';
import { emailSchema, nameSchema, requiredTextSchema, storableSchema, textSchema } from './text.ts';

test.each([
  ['mia@demo.test', true],
  [' mia@demo.test ', true],
  ['mia@example.xn--p1ai', true],
  ['ميا@demo.test', true],
  ['mia@localhost', false],
  [`mia@${'a'.repeat(64)}.test`, false],
  [`mia@${'a.'.repeat(130)}test`, false],
  ['mia..tan@demo.test', false],
  ['', false],
])('the server and the email field accept the address %j: %s', (text, isValid) => {
  expect(emailSchema.safeParse(text).success).toBe(isValid);
  expect(builtInRules.email.test(text.trim(), true)).toBe(isValid);
});

// NFC makes one character of an e and its accent, and splits some letters of Bengali, Hindi and Hebrew. An emoji counts its code units.
test.each([
  ['abc', 3],
  ['e\u0301', 1],
  ['\u09dc', 2],
  ['\u0958', 2],
  ['\ufb2c', 3],
  ['😀', 2],
  ['👩‍🍳', 5],
])('the server and the fields of a form count the text %j as %i characters', (letter, length) => {
  for (const limit of [length - 1, length, length + 1]) {
    const fits = length <= limit;
    expect(builtInRules.max_length.test(letter, limit)).toBe(fits);
    expect(textSchema(limit).safeParse(letter).success).toBe(fits);
    expect(storableSchema(limit).safeParse(letter).success).toBe(fits);
    const isEnough = length >= limit;
    expect(builtInRules.min_length.test(letter, limit)).toBe(isEnough);
    expect(requiredTextSchema(9, limit).safeParse(letter).success).toBe(isEnough);
  }
});

test('blanks at the ends are removed; they count for the minimum, but not for the maximum', () => {
  const schema = requiredTextSchema(4, 2);
  expect(schema.parse(' \fab \n')).toBe('ab');
  expect(schema.parse('  abcd  ')).toBe('abcd');
  expect(schema.parse(' a')).toBe('a');
  for (const text of ['a', ' \n ', '     ']) expect(schema.safeParse(text).success).toBe(false);
  for (const text of [' ', '\n', '\u2060 ']) expect(nameSchema.safeParse(text).success).toBe(false);
});
