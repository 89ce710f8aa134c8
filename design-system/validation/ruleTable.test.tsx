import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TextField, type TextFieldProps } from '../inputs/TextField/TextField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { deriveRules, type Constraints } from './deriveRules.ts';
import { listRules } from './rules.ts';
import type { RuleCase } from './ruleCase.ts';
import { ruleTable } from './ruleTable.ts';
import { ruleTests } from './ruleTests.ts';
import { validate } from './validate.ts';

// A list of addresses is not the business of TextField, and a regular expression is written otherwise in HTML.
function asProps({
  required,
  multiple,
  ...constraints
}: Constraints): Partial<TextFieldProps> | null {
  if (multiple) return null;
  return { ...(constraints as Partial<TextFieldProps>), isRequired: required === true };
}

async function expectAnswers(cases: readonly RuleCase[], props: TextFieldProps): Promise<void> {
  const user = userEvent.setup();
  renderInDesignSystem(<TextField {...props} />);
  const field = screen.getByRole('textbox', { name: props.label });
  for (const { what, text, message } of cases) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    const isRefusedAtOnce = field.hasAttribute('aria-errormessage');
    await user.tab();
    expect(field, what).toHaveValue(text);
    if (message === null) expect(field, what).not.toHaveAccessibleErrorMessage();
    else expect(field, what).toHaveAccessibleErrorMessage(message);
    // Said at the input already, except where nothing was typed.
    if (text !== '') expect(isRefusedAtOnce, what).toBe(message !== null);
    expect((field as HTMLInputElement).validity.valid, what).toBe(message === null);
  }
}

describe.each(ruleTable)('$rule', ({ rule, label, rules, constraints, cases }) => {
  test.each(cases)('answers to $what, as often as it is asked', ({ text, message }) => {
    const said = [1, 2].map(() => validate(text, rules, { label })?.text ?? null);
    expect(said).toEqual([message, message]);
    if (constraints === undefined) return;
    expect(validate(text, deriveRules(constraints), { label })?.text ?? null).toBe(message);
  });

  test('says that something is required before it says anything else', () => {
    const asked = [...listRules(rules), { required: true }];
    expect(validate('', asked, { label })?.text).toBe('This field is required.');
    expect(validate('  ', asked, { label })?.text).toBe('This field is required.');
  });

  test('says the same at a field', () => expectAnswers(cases, { label, rules }));

  const props = constraints && asProps(constraints);
  if (props) {
    test('says the same at a field with that constraint', () =>
      expectAnswers(cases, { label, ...props }));
  }

  if (rule !== 'required') {
    test('says at an empty field that has to be filled in that it is required', async () => {
      const empty = { what: 'nothing', text: '', message: 'This field is required.' };
      await expectAnswers([empty], { label, rules, isRequired: true });
    });
  }
});

test('the table has every rule', () => {
  const named = new Set(ruleTable.map(({ rule }) => rule.split(',')[0]));
  expect([...named]).toEqual([...Object.keys(ruleTests), 'one of your own']);
});
