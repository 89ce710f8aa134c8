import { builtInRules } from '@byline/design-system/validation';
import { expect, test } from 'vitest';
import { emailSchema, textSchema } from './text.ts';

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
])('accepts the addresses that the email field of the form accepts: %j', (text, isValid) => {
  expect(emailSchema.safeParse(text).success).toBe(isValid);
});

test.each([
  ['abc', 3],
  ['e\u0301', 1],
  ['\u09dc', 2],
  ['\u0958', 2],
  ['\ufb2c', 3],
])('counts characters as the fields of the form do, in NFC: %j is %i', (letter, length) => {
  for (const maxLength of [length, length - 1]) {
    const isValid = maxLength === length;
    expect(builtInRules.max_length.test(letter, maxLength)).toBe(isValid);
    expect(textSchema(maxLength).safeParse(letter).success).toBe(isValid);
  }
});
