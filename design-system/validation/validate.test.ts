import { describe, expect, test, vi } from 'vitest';
import { defineRule, mergeRules } from './rules.ts';
import { validate, validateAsync } from './validate.ts';

const label = 'Amount';

describe('a message', () => {
  test.each([
    [0, '-1', 'The minimum Amount is 0.'],
    [-0.5, '-1', 'The minimum Amount is -0.5.'],
    [10.5, '10', 'The minimum Amount is 10.5.'],
  ])('shows a bound of %d', (min_value, value, text) => {
    expect(validate(value, { min_value }, { label })?.text).toBe(text);
  });

  test('has a FormatJS descriptor and its values', () => {
    expect(validate('1', { digits: 6 }, { label })).toEqual({
      rule: 'digits',
      message: {
        id: 'ds.validation.digits',
        defaultMessage: 'The {field} must be {length} digits number.',
      },
      values: { field: 'Amount', length: 6 },
      text: 'The Amount must be 6 digits number.',
    });
  });

  test('has the name of a field without a label, and never an unfilled placeholder', () => {
    expect(validate('x', { regex: /a/ }, { name: 'vat' })?.text).toBe('The vat is invalid.');
    expect(validate('x', { regex: /a/ }, { label: '', name: 'vat' })?.text).toBe(
      'The vat is invalid.',
    );
    expect(validate('x', { regex: /a/ })?.text).toBe('The value is invalid.');
  });

  test.each(['{min}', '{field}', '$&', "$'", '{', '</p>', 'المبلغ', '😀'])(
    'shows the label %s unchanged',
    (odd) => {
      const text = validate('1', { min_value: 10 }, { label: odd })?.text;
      expect(text).toBe(`The minimum ${odd} is 10.`);
    },
  );

  test('shows bounds in the unit of formatBound', () => {
    const formatBound = (bound: number) => (bound / 100).toFixed(2);
    const options = { label: 'amount', formatBound };
    expect(validate(1, { min_value: 1000 }, options)?.text).toBe('The minimum amount is 10.00.');
    expect(validate(1, { min_length: 5 }, options)?.values).toEqual({ field: 'amount', min: 5 });
  });
});

describe('a value', () => {
  const rules = { min_value: 1, max_value: 9, email: true, digits: 2, regex: /a/, min_length: 9 };

  test.each([null, undefined, '', []])('may be empty if it is not required: %o', (empty) => {
    expect(validate(empty, rules)).toBeNull();
    expect(validate(empty, {})).toBeNull();
  });
  test.each([' ', 0, false, NaN])('is not empty if it is %o', (value) => {
    expect(validate(value, { min_value: 1 })?.rule).toBe('min_value');
  });
  test('is checked by `required` first, wherever it is written', () => {
    expect(validate('', { min_value: 1, required: true })?.rule).toBe('required');
    expect(validate('  ', [{ email: true }, { required: true }])?.rule).toBe('required');
  });
  test('is checked by its rules in order, up to the first that fails', () => {
    expect(validate('x', { email: true, min_length: 5 })?.rule).toBe('email');
    expect(validate('x', { min_length: 5, email: true })?.rule).toBe('min_length');
    const never = vi.fn(() => true);
    validate('x', [{ email: true }, defineRule('never', never)]);
    expect(never).not.toHaveBeenCalled();
  });
  test('is not checked by rules that are switched off', () => {
    const off = { required: false, email: false, digits: undefined };
    expect(validate('x', off)).toBeNull();
    expect(validate('', [{ required: true }, { required: false }])).toBeNull();
  });
  test('is passed to custom rules together with the label', () => {
    const test = vi.fn(() => true);
    validate('x', [defineRule('mine', test)], { label: 'Mine' });
    expect(test).toHaveBeenCalledWith('x', expect.objectContaining({ label: 'Mine' }), undefined);
  });
});

describe('custom rules', () => {
  test('show their own message and values', () => {
    const even = defineRule('even', () => false, 'The {field} must divide by {by}, {else}.', {
      by: 2,
    });
    expect(validate('3', [even], { label })).toMatchObject({
      rule: 'even',
      values: { field: 'Amount', by: 2 },
      text: 'The Amount must divide by 2, {else}.',
    });
  });
  test('may replace `required`, and then run for an empty value', async () => {
    const filled = defineRule('required', (value) => value === 'x', 'Write x.');
    const rules = [{ required: true, email: true }, filled];
    expect(validate('', rules)?.text).toBe('Write x.');
    expect(validate('y', rules)?.text).toBe('Write x.');
    expect(validate('x', rules)?.rule).toBe('email');
    const later = defineRule('required', async () => false, 'Write y.');
    expect((await validateAsync('', [later]))?.text).toBe('Write y.');
  });
  test('can have a message of a catalogue', () => {
    const message = { id: 'app.taken', defaultMessage: '{field} is taken.' };
    const free = defineRule('free', () => false, message);
    expect(validate('x', [free], { label })).toMatchObject({ message, text: 'Amount is taken.' });
  });
});

describe('merged rules', () => {
  test('replace a rule in its place', () => {
    const merged = mergeRules({ regex: /a/, max_length: 3 }, { min_length: 2, regex: /b/ });
    expect(validate('a', merged)?.rule).toBe('regex');
    expect(validate('bbbb', merged)?.rule).toBe('max_length');
    expect(validate('b', merged)?.rule).toBe('min_length');
  });
  test('accept a list with custom rules', () => {
    const no = defineRule('max_length', () => false);
    const merged = mergeRules({ max_length: 3, min_length: 9 }, [no]);
    expect(validate('a', merged)?.rule).toBe('max_length');
  });
});
