import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TextField, type TextFieldProps } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import type { Constraints } from './constraints.ts';
import { ruleFixtures, type RuleCase } from './ruleFixtures.ts';
import { builtInRules, deriveRules, listRules } from './rules.ts';
import { validate } from './validate.ts';

// TextField has no lists of addresses.
function toProps({
  required,
  multiple,
  ...constraints
}: Constraints): Partial<TextFieldProps> | null {
  if (multiple) return null;
  return { ...(constraints as Partial<TextFieldProps>), isRequired: required === true };
}

async function expectMessages(cases: readonly RuleCase[], props: TextFieldProps): Promise<void> {
  const user = userEvent.setup();
  renderInDesignSystem(<TextField {...props} />);
  const field = screen.getByRole('textbox', { name: props.label });
  for (const { description, text, message } of cases) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    const isInvalidAtOnce = field.hasAttribute('aria-errormessage');
    await user.tab();
    expect(field, description).toHaveValue(text);
    if (message === null) expect(field, description).not.toHaveAccessibleErrorMessage();
    else expect(field, description).toHaveAccessibleErrorMessage(message);
    // Already shown on input, except where nothing was typed.
    if (text !== '') expect(isInvalidAtOnce, description).toBe(message !== null);
    expect((field as HTMLInputElement).validity.valid, description).toBe(message === null);
  }
}

describe.each(ruleFixtures)('$rule', ({ rule, label, rules, constraints, cases }) => {
  test.each(cases)('gives the same result each time: $description', ({ text, message }) => {
    const texts = [1, 2].map(() => validate(text, rules, { label })?.text ?? null);
    expect(texts).toEqual([message, message]);
    if (constraints === undefined) return;
    expect(validate(text, deriveRules(constraints), { label })?.text ?? null).toBe(message);
  });

  test('checks required first', () => {
    const all = [...listRules(rules), { required: true }];
    expect(validate('', all, { label })?.text).toBe('This field is required.');
    expect(validate('  ', all, { label })?.text).toBe('This field is required.');
  });

  test('shows the same messages in a field', () => expectMessages(cases, { label, rules }));

  const props = constraints && toProps(constraints);
  if (props) {
    test('shows the same messages in a field with that constraint', () =>
      expectMessages(cases, { label, ...props }));
  }

  if (rule !== 'required') {
    test('shows that an empty required field is required', async () => {
      const empty = { description: 'empty', text: '', message: 'This field is required.' };
      await expectMessages([empty], { label, rules, isRequired: true });
    });
  }
});

test('there is a fixture for every rule', () => {
  const rules = new Set(ruleFixtures.map(({ rule }) => rule.split(',')[0]));
  expect(rules).toEqual(new Set([...Object.keys(builtInRules), 'custom rule']));
});
