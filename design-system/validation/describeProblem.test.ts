import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { describeProblem } from './describeProblem.ts';
import { defineRule, type Rules } from './rules.ts';
import { validate } from './validate.ts';

function problem(value: unknown, rules: Rules) {
  const failure = validate(value, rules, { label: 'amount' });
  if (failure === null) throw new Error('the value is valid');
  return { failure };
}

const onError = vi.fn();
const english = createIntl({ locale: 'en', onError });
const messages = { 'ds.validation.min_value': '{field} 最少为 {min}。' };
const chinese = createIntl({ locale: 'zh-Hans', messages, onError });

test('is told in the language of the page, and of the label as it is now', () => {
  const tooLittle = problem('1', { min_value: 1000 });
  expect(describeProblem(tooLittle, chinese, '金额')).toBe('金额 最少为 1000。');
  expect(describeProblem(tooLittle, english, 'sum')).toBe('The minimum sum is 1000.');
  expect(describeProblem(tooLittle, english, undefined)).toBe('The minimum amount is 1000.');
});

test('needs no catalogue in English', () => {
  describeProblem(problem('', { required: true }), english, 'sum');
  expect(onError).not.toHaveBeenCalled();
});

test('may be told in other words: a text or a message', () => {
  const tooLong = problem('abc', { max_length: 2 });
  const words = { max_length: 'At most {max} letters in {field}, {not}.' };
  expect(describeProblem(tooLong, english, 'code', words)).toBe(
    'At most 2 letters in code, {not}.',
  );
  const message = {
    id: 'app.letters',
    defaultMessage: '{max, plural, one {One letter} other {# letters}} at most',
  };
  expect(describeProblem(tooLong, english, 'code', { max_length: message })).toBe(
    '2 letters at most',
  );
});

test('may come from a message that the build has parsed', () => {
  const parsed = [{ type: 0, value: 'Taken' }] as unknown as string;
  const free = defineRule('free', () => false, { id: 'app.free', defaultMessage: parsed });
  expect(describeProblem(problem('x', [free]), english, 'name')).toBe('Taken');
});

test('is what the server said, untouched', () => {
  expect(describeProblem({ serverText: 'No {field} <b>here</b>' }, english, 'name')).toBe(
    'No {field} <b>here</b>',
  );
});
