import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxGroupField } from '../CheckboxGroupField/CheckboxGroupField.tsx';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { withIds, type FieldOption } from './fieldOption.ts';

// Options with a `value` instead of an `id`, as other libraries have them, in JavaScript without types.
const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
] as unknown as readonly FieldOption[];
const field = { label: 'Colour', name: 'colour', options };

/** Opens the list of a combo box, and chooses the option Blue. */
async function pick(comboBox: HTMLElement): Promise<void> {
  await userEvent.click(comboBox);
  await userEvent.keyboard('Bl');
  await userEvent.click(screen.getByRole('option', { name: 'Blue' }));
}

// Each field with options, and how Blue is chosen in it.
const cases: Record<string, [ReactNode, () => Promise<void>]> = {
  SelectField: [
    <SelectField key="" {...field} />,
    async () => {
      await userEvent.click(screen.getByRole('button', { name: /Colour/ }));
      await userEvent.click(screen.getByRole('option', { name: 'Blue' }));
    },
  ],
  ComboBoxField: [<ComboBoxField key="" {...field} />, () => pick(screen.getByRole('combobox'))],
  MultiSelectField: [
    <MultiSelectField key="" {...field} />,
    () => pick(screen.getByRole('combobox')),
  ],
  TagField: [
    <TagField key="" label="Colour" name="colour" suggestions={options} />,
    () => pick(screen.getByRole('combobox')),
  ],
  RadioGroupField: [
    <RadioGroupField key="" {...field} />,
    () => userEvent.click(screen.getByRole('radio', { name: 'Blue' })),
  ],
  CheckboxGroupField: [
    <CheckboxGroupField key="" {...field} />,
    () => userEvent.click(screen.getByRole('checkbox', { name: 'Blue' })),
  ],
};

test.each(Object.entries(cases))(
  '%s submits the value of an option without an id',
  async (_name, [element, choose]) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInDesignSystem(<form data-testid="form">{element}</form>);
    await choose();
    const data = new FormData(screen.getByTestId<HTMLFormElement>('form'));
    expect(data.getAll('colour')).toEqual(['blue']);
  },
);

test('options without an id log one error in development', async () => {
  vi.resetModules();
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A new module, which has not logged the error yet.
  const fresh = await import('./fieldOption.ts');
  fresh.withIds(options);
  fresh.withIds(options);
  expect(onError.mock.calls).toEqual([[expect.stringContaining('has no `id`')]]);
});

test('an id that is a number becomes a text, a missing id the label; options with ids stay the same', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const numbers = [{ id: 7, label: 'Seven' }] as unknown as readonly FieldOption[];
  expect(withIds(numbers)).toEqual([{ id: '7', label: 'Seven' }]);
  expect(withIds([{ label: 'Only a label' }] as unknown as readonly FieldOption[])).toMatchObject([
    { id: 'Only a label' },
  ]);
  const good = [{ id: 'a', label: 'A' }];
  expect(withIds(good)).toBe(good);
});
