import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { ruleFixtures } from './ruleFixtures.ts';
import { builtInRules, deriveRules, listRules } from './rules.ts';
import { validate } from './validate.ts';

describe.each(ruleFixtures)('rule: $rule', ({ rule, label, rules, constraints, cases }) => {
  test.each(cases)('has the same result each time: $description', ({ text, message }) => {
    const texts = [1, 2].map(() => validate(text, rules, { label })?.text ?? null);
    expect(texts).toEqual([message, message]);
    if (constraints === undefined) return;
    expect(validate(text, deriveRules(constraints), { label })?.text ?? null).toBe(message);
  });

  test('is checked after `required`', () => {
    const withRequired = [...listRules(rules), { required: true }];
    expect(validate('', withRequired, { label })?.text).toBe('This field is required.');
    expect(validate('  ', withRequired, { label })?.text).toBe('This field is required.');
  });

  if (rule !== 'required') {
    test('does not replace the message of an empty required field', async () => {
      renderInDesignSystem(<TextField label={label} rules={rules} isRequired />);
      await userEvent.tab();
      await userEvent.tab();
      const field = screen.getByRole('textbox', { name: label });
      expect(field).toHaveAccessibleErrorMessage('This field is required.');
      expect(field).toBeInvalid();
    });
  }
});

test('there is a fixture for every rule', () => {
  // "email, several" is the second fixture of the rule `email`.
  const rules = new Set(ruleFixtures.map(({ rule }) => rule.split(',')[0]));
  expect(rules).toEqual(new Set([...Object.keys(builtInRules), 'custom rule']));
});
