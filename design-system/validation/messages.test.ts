import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { createServerError, formatError } from './messages.ts';
import { defineRule, type Rules } from './rules.ts';
import { validate } from './validate.ts';

/** Validates an invalid value. Returns the error. */
function createError(value: unknown, rules: Rules) {
  const error = validate(value, rules, { label: 'amount' });
  if (error === null) throw new Error('the value is valid');
  return error;
}

const onError = vi.fn();
const english = createIntl({ locale: 'en', onError });
const messages = { 'ds.validation.min_value': '{field} 最少为 {min}。' };
const chinese = createIntl({ locale: 'zh-Hans', messages, onError });

test('a message is in the language of the page, with the current label', () => {
  const tooLittle = createError('1', { min_value: 1000 });
  expect(formatError(tooLittle, chinese, '金额')).toBe('金额 最少为 1000。');
  expect(formatError(tooLittle, english, 'sum')).toBe('The minimum sum is 1000.');
  expect(formatError(tooLittle, english, undefined)).toBe('The minimum amount is 1000.');
});

test('an error has an English text even if the build has parsed the message', () => {
  // Literals have the type 0, placeholders the type 1.
  const parsed = [
    { type: 0, value: 'At most ' },
    { type: 1, value: 'max' },
    { type: 0, value: ' for ' },
    { type: 1, value: 'field' },
    { type: 0, value: '.' },
  ];
  const message = { id: 'app.most', defaultMessage: parsed as never };
  expect(createError('x', [defineRule('most', () => false, message, { max: 3 })]).text).toBe(
    'At most 3 for amount.',
  );
});

test('messages in English need no catalogue', () => {
  formatError(createError('', { required: true }), english, 'sum');
  expect(onError).not.toHaveBeenCalled();
});

test('a message can be replaced by a text or a FormatJS message', () => {
  const tooLong = createError('abc', { max_length: 2 });
  const overrides = { max_length: 'At most {max} letters in {field}, {not}.' };
  expect(formatError(tooLong, english, 'code', overrides)).toBe(
    'At most 2 letters in code, {not}.',
  );
  const message = {
    id: 'app.letters',
    defaultMessage: '{max, plural, one {One letter} other {# letters}} at most',
  };
  expect(formatError(tooLong, english, 'code', { max_length: message })).toBe('2 letters at most');
});

test('a rule can have a message that the build has parsed', () => {
  const parsed = [{ type: 0, value: 'Taken' }] as unknown as string;
  const free = defineRule('free', () => false, { id: 'app.free', defaultMessage: parsed });
  expect(formatError(createError('x', [free]), english, 'name')).toBe('Taken');
});

test('a message from the server is shown as received', () => {
  expect(formatError(createServerError('No {field} <b>here</b>'), english, 'name')).toBe(
    'No {field} <b>here</b>',
  );
});
