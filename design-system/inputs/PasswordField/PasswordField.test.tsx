import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { estimateStrength } from './estimateStrength.ts';

test('a password is hidden until the button shows it, and keeps its value', async () => {
  renderInDesignSystem(<PasswordField label="Password" name="password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'Demo-pass-1');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Demo-pass-1');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

test('moving the focus to the button of the field does not count as leaving the field', async () => {
  renderInDesignSystem(<PasswordField label="Password" isRequired />);
  const field = screen.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
});

test.each([
  [
    'PasswordField',
    <PasswordField key="0" label="New password" name="password" username="mia@example.com" />,
  ],
  [
    'NewPasswordField',
    <NewPasswordField
      key="0"
      label="New password"
      name="password"
      username="mia@example.com"
      requirements={[]}
    />,
  ],
])('%s names the account to password managers, and to no one else', async (_name, field) => {
  const sent = vi.fn();
  renderInDesignSystem(
    <Form aria-label="Reset" onSubmit={(values) => void sent(values)}>
      {field}
      <button type="submit">Send</button>
    </Form>,
  );
  const form = screen.getByRole('form');
  const username = form.querySelector('[autocomplete="username"]');
  expect(username).toHaveValue('mia@example.com');
  expect(username).not.toBeVisible();
  // Password managers take the last text field before the password.
  const [password] = form.querySelectorAll('[type="password"]');
  expect(username?.compareDocumentPosition(password!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(screen.getByLabelText('New password'), 'Demo-pass-1');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'Demo-pass-1' });
});

test('the strength of a new password is shown and announced', async () => {
  renderInDesignSystem(<PasswordField label="Password" hasStrength minLength={8} />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(field, 'abcdefgh');
  expect(screen.getByText('Easy to guess')).toBeVisible();
  await userEvent.type(field, ' Otter 7 walks');
  expect(screen.getByText('Strong')).toBeVisible();
  expect(getAnnounced()).toContain('Strong');
});

test.each([
  ['', 0],
  ['short', 1],
  ['aaaaaaaaaaaa', 1],
  ['abababababab', 1],
  ['12345678', 1],
  ['abcdefghij', 1],
  ['otterwalk', 2],
  ['Otterwalk7x', 3],
  ['Otter walks 7', 4],
  ['otters walk home slowly', 4],
  ['🦦🦦🦦🦦🦦🦦🦦🦦', 1],
])('the password "%s" has strength %i of 4', (password, strength) => {
  expect(estimateStrength(password)).toBe(strength);
});
