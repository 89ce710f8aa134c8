import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import type { FieldEntry } from './fieldOption.ts';

const icon = <svg data-testid="flag" />;
const options: readonly FieldEntry[] = [
  { id: 'world', label: 'Worldwide' },
  {
    label: 'Europe',
    items: [
      { id: 'fr', label: 'France', icon, description: 'Paris' },
      { id: 'no', label: 'Norway', isDisabled: true },
    ],
  },
  // A section and an option may have the same id.
  { id: 'fr', label: 'Asia', items: [{ id: 'jp', label: 'Japan' }] },
];
const field = { label: 'Country', name: 'country' };

async function openByArrow(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
}

type Case = [name: string, element: ReactNode, role: string, open: () => Promise<void>];

const cases: Case[] = [
  [
    'SelectField',
    <SelectField key="" {...field} options={options} />,
    'option',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: /Country/ }));
      await screen.findByRole('listbox');
    },
  ],
  ['ComboBoxField', <ComboBoxField key="" {...field} options={options} />, 'option', openByArrow],
  [
    'MultiSelectField',
    <MultiSelectField key="" {...field} options={options} />,
    'option',
    openByArrow,
  ],
  [
    'TagField',
    <TagField key="" {...field} suggestions={options} />,
    'option',
    async () => {
      // A text that all options contain: an empty one opens no list.
      await userEvent.type(screen.getByRole('combobox'), 'a');
      await screen.findByRole('listbox');
    },
  ],
  [
    'RadioGroupField',
    <RadioGroupField key="" {...field} options={options} />,
    'radio',
    async () => undefined,
  ],
  [
    'CheckboxGroupField',
    <CheckboxGroupField key="" {...field} options={options} />,
    'checkbox',
    async () => undefined,
  ],
];

describe.each(cases)('%s', (name, element, role, open) => {
  test('renders sections as groups with their heading, and icons and second lines of options', async () => {
    renderInDesignSystem(<form data-testid="form">{element}</form>);
    await open();
    const europe = screen.getByRole('group', { name: 'Europe' });
    const france = within(europe).getByRole(role, { name: /^France/ });
    const row = france.closest('label') ?? france;
    expect(within(row).getByTestId('flag')).toBeInTheDocument();
    expect(within(row).getByText('Paris')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Asia' })).getAllByRole(role)).toHaveLength(1);
  });

  test('an option of a section is chosen and sent as its id; a disabled one is not', async () => {
    renderInDesignSystem(<form data-testid="form">{element}</form>);
    await open();
    const sent = () =>
      new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('country').filter(Boolean);
    if (name !== 'TagField') {
      await userEvent.click(screen.getByRole(role, { name: 'Norway' }));
      expect(sent()).toEqual([]);
    }
    await userEvent.click(screen.getByRole(role, { name: 'Japan' }));
    expect(sent()).toEqual(['jp']);
  });
});

test('the button of a select shows the icon of the selected option', () => {
  renderInDesignSystem(<SelectField {...field} options={options} defaultValue="fr" />);
  const button = screen.getByRole('button', { name: /France/ });
  expect(within(button).getByTestId('flag')).toBeInTheDocument();
});

test('a typed text finds an option of a section, and hides sections without matches', async () => {
  renderInDesignSystem(<ComboBoxField {...field} options={options} />);
  await userEvent.type(screen.getByRole('combobox'), 'japan');
  expect(await screen.findByRole('group', { name: 'Asia' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Europe' })).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveValue('Japan');
});
