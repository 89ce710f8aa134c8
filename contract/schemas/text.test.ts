import { builtInRules } from '@byline/design-system/validation';
import { expect, test } from 'vitest';
import { emailSchema, requiredTextSchema, storableSchema, textSchema } from './text.ts';

test.each([
  ['mia@demo.test', true],
  [' mia@demo.test ', true],
  ['mia@example.xn--p1ai', true],
  ['ميا@demo.test', true],
  ['mia@localhost', false],
  [`mia@${'a'.repeat(64)}.test`, false],
  [`mia@${'a.'.repeat(130)}test`, false],
  [`${'m'.repeat(244)}@demo.test`, true],
  [`${'m'.repeat(245)}@demo.test`, false],
  ['mia..tan@demo.test', false],
  ['', false],
])('accepts the addresses that the email field of the form accepts: %j', (text, isValid) => {
  expect(emailSchema.safeParse(text).success).toBe(isValid);
  expect(builtInRules.email.test(text.trim(), true)).toBe(isValid);
});

test.each([
  ['abc', 3],
  ['e\u0301', 1],
  ['\u09dc', 2],
  ['\u0958', 2],
  ['\ufb2c', 3],
  ['😀', 2],
  ['👩‍🍳', 5],
  [' a\n', 3],
])('counts characters as the fields of the form do: %j is %i', (letter, length) => {
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

test('requires more than blanks', () => {
  expect(requiredTextSchema(9).safeParse(' \n ').success).toBe(false);
});
