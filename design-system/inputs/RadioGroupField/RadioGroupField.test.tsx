import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';

const options = [
  { id: 'bank', label: 'Bank' },
  { id: 'paypal', label: 'PayPal' },
];

test('a required group shows a message on blur, which a selection removes', async () => {
  renderInDesignSystem(
    <form data-testid="form">
      <RadioGroupField label="Pay me by" name="method" options={options} isRequired />
    </form>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Pay me by' });
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(group).toBeRequired();
  expect(form.checkValidity()).toBe(false);
  await userEvent.tab();
  await userEvent.tab();
  expect(group).toHaveAccessibleErrorMessage('This field is required.');
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  expect(group).not.toHaveAccessibleErrorMessage();
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('method')).toBe('paypal');
});
