import { expect, test } from 'vitest';
import { isMissingCode } from './isMissingCode.ts';

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://x/a.js', true],
  ['Firefox', 'error loading dynamically imported module: https://x/a.js', true],
  ['Safari', 'Importing a module script failed.', true],
  ['Vite, for styles', 'Unable to preload CSS for /assets/a.css', true],
  ['a page', 'undefined is not an object', false],
])('recognizes missing code in the error of %s', (_origin, message, expected) => {
  expect(isMissingCode(new TypeError(message))).toBe(expected);
});
