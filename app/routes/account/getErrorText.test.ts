import { expect, test } from 'vitest';
import type { ApiErrorBody } from '../../../contract/schemas/errors.ts';
import { getErrorText } from './getErrorText.ts';

test.each([
  [{ error: 'From error', message: 'From message' }, 'From error'],
  [{ message: 'From message' }, 'From message'],
  [{ error: ' \n', message: 'From message' }, 'From message'],
  [{ error: '\u202e\u2066', message: 'From message' }, 'From message'],
  [{ error: { a: 1 }, message: 5 }, ''],
  [{}, ''],
  [{ error: 'safe \u202egnp.exe\u0000' }, 'safe gnp.exe'],
  [{ error: '<b>x</b>' }, '<b>x</b>'],
])('the text of the response %j is %j', (body, text) => {
  expect(getErrorText({ body: body as ApiErrorBody })).toBe(text);
});

test('a long text is cut after 300 characters, but not within a surrogate pair', () => {
  const text = getErrorText({ body: { error: '🎬'.repeat(10_000) } });
  expect(Array.from(text)).toHaveLength(300);
  expect(text.endsWith('🎬…')).toBe(true);
});
