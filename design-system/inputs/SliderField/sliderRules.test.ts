import { describe, expect, test } from 'vitest';
import { defineRule } from '../../validation/rules.ts';
import { validate } from '../../validation/validate.ts';
import { sliderRules } from './sliderRules.ts';

const dollars = (bound: number) => `$${bound}`;
const options = { label: 'fee' };

describe('the rules of a slider', () => {
  test.each([
    [9, 'The minimum fee is $10.'],
    [10, undefined],
    [20, undefined],
    [21, 'The maximum fee is $20.'],
    [[9, 15], 'The minimum fee is $10.'],
    [[15, 21], 'The maximum fee is $20.'],
    [[10, 20], undefined],
  ])('validate the bounds of %j: %s', (value, text) => {
    const rules = sliderRules({ min_value: 10, max_value: 20 }, dollars);
    expect(validate(value, rules, options)?.text).toBe(text);
  });

  test('have the given order, also with custom rules', () => {
    const even = defineRule('even', (value) => Number(value) % 2 === 0, 'Odd.');
    const rules = sliderRules([even, { min_value: 10 }], dollars);
    expect(validate(3, rules, options)?.text).toBe('Odd.');
    expect(validate(4, rules, options)?.text).toBe('The minimum fee is $10.');
  });
});
