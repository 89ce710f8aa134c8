import { expect, test } from 'vitest';
import { emailSchema } from './text.ts';

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
