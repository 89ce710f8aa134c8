import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ComboBoxField } from '../ComboBoxField/ComboBoxField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from './Form.tsx';

const towns = ['Shanghai', 'Singapore'].map((label) => ({ id: label, label }));

/** Fields that write their text on blur, what is typed, and the value that is sent. */
const fields: Record<string, [ReactElement, string, unknown]> = {
  'a tag': [
    <TagField label="field" name="field" defaultValue={['tea']} />,
    'milk',
    ['tea', 'milk'],
  ],
  'two tags': [<TagField label="field" name="field" separators={[';']} />, 'a, b', ['a, b']],
  'a tag with suggestions': [
    <TagField label="field" name="field" suggestions={towns} />,
    'Suzhou',
    ['Suzhou'],
  ],
  'a suggested tag': [
    <TagField label="field" name="field" suggestions={towns} />,
    'shanghai',
    ['Shanghai'],
  ],
  'an option': [
    <ComboBoxField label="field" name="field" options={towns} />,
    'Shanghai',
    'Shanghai',
  ],
  'an own value': [
    <ComboBoxField label="field" name="field" options={towns} allowsCustomValue />,
    'Suzhou',
    'Suzhou',
  ],
  'an address': [<EmailField label="field" name="field" />, ' a@b.co ', 'a@b.co'],
  'a number': [<NumberField label="field" name="field" />, '1,234', 1234],
  'an amount': [<MoneyField label="field" name="field" currency="EUR" />, '12.5', 1250],
  'a phone number': [
    <PhoneField label="field" name="field" defaultCountry="SG" />,
    '8123 4567',
    '+6581234567',
  ],
};

test.each(Object.entries(fields))(
  '%s that is still being typed is sent',
  async (_, [element, typed, value]) => {
    const onSubmit = vi.fn();
    renderInDesignSystem(
      <Form onSubmit={onSubmit} data-testid="form">
        {element}
      </Form>,
    );
    const field = screen.queryByRole('textbox') ?? screen.getByRole('combobox');
    await userEvent.type(field, typed);
    // A shortcut sends a form without a blur; so does a button on iOS, where a tap leaves the focus in the text.
    const form = screen.getByTestId<HTMLFormElement>('form');
    await act(async () => form.requestSubmit());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ field: value });
  },
);

test('an unknown text in place of an option is not sent as the previous option', async () => {
  const onSubmit = vi.fn();
  renderInDesignSystem(
    <Form onSubmit={onSubmit} data-testid="form">
      <ComboBoxField label="field" name="field" options={towns} defaultValue="Singapore" />
    </Form>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Atlantis');
  const form = screen.getByTestId<HTMLFormElement>('form');
  await act(async () => form.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveValue('Atlantis');
  expect(field).toBeInvalid();
});

test('a native form sends a tag that is still being typed, and another form leaves it alone', async () => {
  const sent: FormDataEntryValue[][] = [];
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.push(new FormData(event.currentTarget).getAll('field'));
  };
  renderInDesignSystem(
    <>
      <form data-testid="own" onSubmit={add}>
        <TagField label="field" name="field" />
      </form>
      <form data-testid="other" onSubmit={add} />
    </>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'milk');
  await act(async () => screen.getByTestId<HTMLFormElement>('other').requestSubmit());
  expect(field).toHaveValue('milk');
  await act(async () => screen.getByTestId<HTMLFormElement>('own').requestSubmit());
  expect(field).toHaveValue('');
  expect(sent).toEqual([[], ['milk']]);
});
