import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../validation/rules.ts';
import { CheckboxField } from './CheckboxField.tsx';

test('a required checkbox must be ticked', async () => {
  renderInDesignSystem(
    <form data-testid="form">
      <CheckboxField label="I accept" name="terms" isRequired description="All of them." />
    </form>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept' });
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(box).toBeRequired();
  expect(box.matches(':invalid')).toBe(true);
  await userEvent.tab();
  await userEvent.tab();
  expect(box).toHaveAccessibleDescription('All of them. This field is required.');
  await userEvent.click(box);
  expect(box).toHaveAccessibleDescription('All of them.');
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('terms')).toBe('on');
});

test('a reset unticks a checkbox without an error message', async () => {
  renderInDesignSystem(
    <form>
      <CheckboxField label="I accept" isRequired />
      <button type="reset">Reset</button>
    </form>,
  );
  const box = screen.getByRole('checkbox');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(box).not.toBeChecked());
  expect(box).not.toHaveAccessibleDescription();
});

test('a label with elements is not an attribute of the root', () => {
  const label = (
    <>
      I accept the <a href="/terms">terms</a>.
    </>
  );
  renderInDesignSystem(<CheckboxField label={label} />);
  expect(screen.getByRole('checkbox', { name: 'I accept the terms.' })).toBeVisible();
  expect(document.querySelector('[label]')).toBeNull();
});

test('a message names the field by its visible label, which may contain a link', async () => {
  const label = (
    <>
      I accept the <a href="/terms">terms</a>
    </>
  );
  const isNever = defineRule('never', () => false);
  renderInDesignSystem(<CheckboxField name="accepts_terms" label={label} rules={[isNever]} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByText('I accept the terms is not valid.')).toBeVisible();
});
