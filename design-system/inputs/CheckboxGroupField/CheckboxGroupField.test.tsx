import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';

const options = [
  { id: 'food', label: 'Food' },
  { id: 'travel', label: 'Travel' },
];

test('a required group needs at least one option, and shows the error when it loses focus', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <CheckboxGroupField label="Categories" isRequired options={options} onChange={onChange} />,
  );
  const group = screen.getByRole('group', { name: 'Categories' });
  expect(group).toHaveAccessibleDescription('Required');
  await userEvent.tab();
  await userEvent.tab();
  expect(group).toHaveAccessibleDescription('Required');
  await userEvent.tab();
  expect(group).toHaveAccessibleDescription('This field is required.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Travel' }));
  expect(onChange).toHaveBeenCalledWith(['travel']);
  expect(group).toHaveAccessibleDescription('Required');
});
