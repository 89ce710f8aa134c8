import { describe, expect, test } from 'vitest';
import { deriveRules } from './rules.ts';
import { validate } from './validate.ts';

describe('derived rules', () => {
  test('are in the order of the specification', () => {
    const rules = deriveRules({
      max: 9,
      min: 1,
      minLength: 2,
      maxLength: 3,
      pattern: '\\d+',
      type: 'email',
      required: true,
    });
    // Without the bounds, which only numbers have.
    expect(Object.keys(rules)).toEqual(['required', 'email', 'regex', 'max_length', 'min_length']);
    expect(Object.keys(deriveRules({ type: 'number', max: 9, min: 1, required: '' }))).toEqual([
      'required',
      'min_value',
      'max_value',
    ]);
  });

  test('include a bound of 0', () => {
    expect(deriveRules({ type: 'number', min: '0', max: 0 })).toEqual({
      min_value: 0,
      max_value: 0,
    });
    expect(deriveRules({ maxLength: 0, minLength: '0' })).toEqual({ max_length: 0, min_length: 0 });
  });

  test.each([
    { maxLength: '', minLength: '', min: '', max: '', pattern: '', type: '' },
    { maxLength: '-1', minLength: '1.5', min: 'x', max: NaN, pattern: '[' },
    { maxLength: -1, minLength: NaN, min: Infinity, max: ' ', pattern: 'a)(b' },
    { maxLength: null, minLength: undefined, min: null, max: undefined, pattern: null },
    { required: false, type: null, multiple: true },
    { required: null, maxLength: '12px', min: '2020-01-01' },
    { type: 'date', min: '2020', max: '2021' },
    { type: 'text', min: 1, max: 2 },
  ])('do not include empty and unusable constraints: %o', (constraints) => {
    expect(deriveRules(constraints)).toEqual({});
  });

  test('for the type `email` accept one address, or with `multiple` a list', () => {
    expect(deriveRules({ type: 'email' })).toEqual({ email: true });
    expect(deriveRules({ type: 'email', multiple: '' })).toEqual({ email: { multiple: true } });
  });

  test('match a pattern against the whole value, as in HTML', () => {
    const rules = deriveRules({ pattern: 'a|bc' });
    expect(validate('a', rules)).toBeNull();
    expect(validate('bc', rules)).toBeNull();
    expect(validate('abc', rules)).toMatchObject({ rule: 'regex' });
    expect(validate('xa', rules)).not.toBeNull();
    expect(validate('😀', deriveRules({ pattern: '.' }))).toBeNull();
  });

  test('can come from an HTMLInputElement', () => {
    const input = document.createElement('input');
    expect(deriveRules(input)).toEqual({});
    Object.assign(input, { type: 'number', required: true, min: '1', max: '5' });
    expect(deriveRules(input)).toEqual({ required: true, min_value: 1, max_value: 5 });
  });
});
