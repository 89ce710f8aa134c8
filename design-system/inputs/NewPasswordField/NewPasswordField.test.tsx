import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { passwordRules } from '../../rules.ts';
import { passTime } from '../../testing/passTime.ts';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { defineRule } from '../../validation/rules.ts';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const requirements = [passwordRules.minLength(8), passwordRules.digit()];

/** Returns the lines of the list with their states. */
function readList(): string[] {
  return screen
    .getAllByRole('listitem')
    .map(
      (line) =>
        `${line.querySelector('[aria-label]')?.getAttribute('aria-label')}: ${line.textContent}`,
    );
}

test('each line shows whether the typed password has it', async () => {
  renderInDesignSystem(<NewPasswordField label="Password" requirements={requirements} />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('list', { name: 'Password requirements' })).toBeVisible();
  expect(readList()).toEqual(['Not met: Minimum number of characters: 8', 'Not met: Use a digit']);
  await userEvent.type(field, 'abc1');
  await passTime(10);
  expect(readList()).toEqual(['Not met: Minimum number of characters: 8', 'Met: Use a digit']);
  await userEvent.clear(field);
  await passTime(10);
  expect(readList()[1]).toBe('Not met: Use a digit');
});

test('requirements are rules of the field', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <NewPasswordField
        label="Password"
        name="password"
        requirements={requirements}
        rules={[defineRule('known', (value) => value !== 'password1', 'This password is known.')]}
      />
      <button type="submit">Send</button>
    </Form>,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'password');
  await userEvent.click(screen.getByText('Send'));
  expect(field).toHaveAccessibleErrorMessage('Use a digit');
  await userEvent.type(field, '1');
  await userEvent.click(screen.getByText('Send'));
  expect(field).toHaveAccessibleErrorMessage('This password is known.');
  await userEvent.type(field, '0');
  await userEvent.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith({ password: 'password10' });
});

test('screen readers read the requirements with the field, and the number of met ones after a pause in typing', async () => {
  renderInDesignSystem(<NewPasswordField label="Password" requirements={requirements} />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAccessibleDescription('Minimum number of characters: 8. Use a digit');
  const speech = recordSpeech();
  await userEvent.type(field, 'abcdefg1');
  await passTime(500);
  expect(
    speech
      .heard()
      .map(({ text }) => text)
      .join(),
  ).not.toContain('Requirements met');
  await passTime(1000);
  expect(
    speech
      .heard()
      .map(({ text }) => text)
      .join(),
  ).toContain('Requirements met: 2 of 2');
  expect(field).toHaveAccessibleDescription('Minimum number of characters: 8. Use a digit');
});

test('a requirement follows the other field that it reads', async () => {
  renderInDesignSystem(
    <Form>
      <TextField label="Name" name="name" defaultValue="mia" />
      <NewPasswordField
        label="Password"
        name="password"
        requirements={[passwordRules.without('name', 'Name')]}
        defaultValue="mia-mia"
      />
      <button type="reset">Reset</button>
    </Form>,
  );
  expect(readList()).toEqual(['Not met: Do not include “Name”']);
  await userEvent.type(screen.getByLabelText('Name'), 'n');
  await passTime(10);
  expect(readList()).toEqual(['Met: Do not include “Name”']);
  await userEvent.click(screen.getByText('Reset'));
  await passTime(10);
  expect(readList()).toEqual(['Not met: Do not include “Name”']);
});
