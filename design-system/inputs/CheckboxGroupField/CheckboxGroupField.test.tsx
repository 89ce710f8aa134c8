import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
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

test('a group reports fewer or more options than its limits, and counts up to the maximum', async () => {
  const three = [...options, { id: 'art', label: 'Art' }];
  renderInDesignSystem(
    <CheckboxGroupField label="Categories" options={three} minItems={1} maxItems={2} />,
  );
  const group = screen.getByRole('group', { name: 'Categories' });
  for (const { label } of three)
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
  expect(screen.getByText('3 / 2')).toBeVisible();
  await userEvent.click(document.body);
  expect(group).toHaveAccessibleDescription('Categories is not valid.');
});

test('a label has the language of its option', () => {
  const languages = [{ id: 'ar', label: 'العربية', lang: 'ar' }];
  renderInDesignSystem(<CheckboxGroupField label="Languages" options={languages} />);
  renderInDesignSystem(<RadioGroupField label="Language" options={languages} />);
  const labels = screen.getAllByText('العربية');
  expect(labels.map(({ lang }) => lang)).toEqual(['ar', 'ar']);
});

test('ids keep their order until a change, also of options that arrive later', async () => {
  const onChange = vi.fn();
  const renderGroup = (some: typeof options) => (
    <CheckboxGroupField
      label="Categories"
      options={some}
      defaultValue={['travel', 'food']}
      onChange={onChange}
    />
  );
  const { rerender } = renderInDesignSystem(renderGroup([]));
  rerender(renderGroup(options));
  expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked();
  renderInDesignSystem(renderGroup(options));
  expect(onChange).not.toHaveBeenCalled();
});
