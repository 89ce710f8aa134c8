import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

type Options = Parameters<typeof renderInDesignSystem>[1];

/** Renders a field in a form. Returns its input, its spy, and a function that returns the entries of the form data. */
function renderField(props: Partial<PhoneFieldProps> = {}, options?: Options) {
  const onChange = vi.fn();
  const label = 'phone number';
  renderInDesignSystem(
    <form data-testid="form">
      <PhoneField label={label} name="phone" defaultCountry="SG" onChange={onChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
    options,
  );
  const data = () => [...new FormData(screen.getByTestId<HTMLFormElement>('form')).entries()];
  return { field: screen.getByRole('textbox', { name: label }), onChange, data };
}

const getCountryButton = () => screen.getByRole('button', { name: /^(Country|البلد)/ });
const invalid = 'The phone number is invalid.';

test('a national number is accepted and submitted as E.164', async () => {
  const { field, onChange, data } = renderField();
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  await userEvent.type(field, '(8123)-4567');
  expect(field).toHaveValue('(8123)-4567');
  expect(onChange).toHaveBeenLastCalledWith('+6581234567');
  await userEvent.tab();
  expect(field).toHaveValue('8123 4567');
  expect(data()).toEqual([['phone', '+6581234567']]);
});

test.each(['6abc', '12', '+65', '😀', 'مرحبا', '8123 4567 ext. 9', '8123\u200b456'])(
  '%s is invalid and stays',
  async (text) => {
    const { field, onChange, data } = renderField();
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.tab();
    expect(field).toHaveAccessibleErrorMessage(invalid);
    expect(field).toHaveValue(text);
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(data()).toEqual([['phone', '']]);
  },
);

test('a megabyte of text stays and is invalid', () => {
  const { field } = renderField();
  fireEvent.change(field, { target: { value: '8'.repeat(1_000_000) } });
  expect(field).toHaveValue('8'.repeat(1_000_000));
  expect(field).toShowError(invalid);
});

test('Arabic-Indic digits are accepted', async () => {
  const { field, data } = renderField();
  await userEvent.type(field, '٨١٢٣٤٥٦٧');
  await userEvent.tab();
  expect(data()).toEqual([['phone', '+6581234567']]);
});

test('no message is shown while an input method composes', () => {
  const { field } = renderField();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '８' } });
  expect(field).not.toHaveAccessibleErrorMessage();
  fireEvent.compositionEnd(field);
  expect(field).toShowError(invalid);
});

test('a missing number is reported only on blur', async () => {
  const { field } = renderField({ isRequired: true });
  await userEvent.tab();
  expect(getCountryButton()).toHaveFocus();
  await userEvent.tab();
  expect(field).toHaveFocus();
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
});

test('ArrowDown opens the list of countries and does not scroll the page', async () => {
  renderField();
  act(() => getCountryButton().focus());
  expect(fireEvent.keyDown(getCountryButton(), { key: 'ArrowDown' })).toBe(false);
  expect(await screen.findByRole('combobox')).toBeVisible();
});

test('opening and closing the list of countries shows no message', async () => {
  const { field } = renderField({ isRequired: true });
  await userEvent.click(getCountryButton());
  await screen.findByRole('combobox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field).not.toHaveAccessibleErrorMessage();
});

test('a search of countries without results shows a text', async () => {
  renderField();
  await userEvent.click(getCountryButton());
  await userEvent.type(await screen.findByRole('combobox'), 'xyzzy');
  expect(await screen.findByText('Sorry, no matching options')).toBeInTheDocument();
});

test.each([
  ['UK', 'United Kingdom'],
  ['Holland', 'Netherlands'],
  ['Kosova', 'Kosovo'],
])('the search for %s finds %s', async (text, name) => {
  renderField();
  await userEvent.click(getCountryButton());
  await userEvent.type(await screen.findByRole('combobox'), text);
  expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
});

test('countries have localized names, and the locale sets the default country', () => {
  const { field } = renderField({ defaultCountry: undefined }, { locale: 'ar' });
  expect(getCountryButton()).toHaveAccessibleName('البلد: مصر EG +20');
  expect(field).toHaveAttribute('dir', 'ltr');
});

test('a form reset restores the initial number and country', async () => {
  const { field, data } = renderField({ defaultValue: '+12133734253' });
  expect(field).toHaveValue('(213) 373-4253');
  await userEvent.clear(field);
  await userEvent.type(field, '+65 8123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field).toHaveValue('(213) 373-4253');
  expect(getCountryButton()).toHaveAccessibleName('Country: United States US +1');
  expect(data()).toEqual([['phone', '+12133734253']]);
  expect(field).not.toHaveAccessibleDescription();
});

test('a field can be controlled, and does not format the number while typing', async () => {
  function Page() {
    const [phone, setPhone] = useState<string | null>(null);
    return (
      <>
        <PhoneField label="phone number" value={phone} onChange={setPhone} defaultCountry="SG" />
        <button onClick={() => setPhone('+12133734253')}>Other</button>
        <output>{phone}</output>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '8123456');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field, '7');
  expect(field).toHaveValue('81234567');
  expect(screen.getByRole('status')).toHaveTextContent('+6581234567');
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(field).toHaveValue('(213) 373-4253');
  expect(getCountryButton()).toHaveAccessibleName(/United States/);
});

test('a form gets the number, and the field shows a server error until the next input', async () => {
  const onSubmit = vi.fn(() => ({ errors: { phone: 'Taken.' } }));
  renderInDesignSystem(
    <Form onSubmit={onSubmit}>
      <PhoneField label="phone number" name="phone" defaultCountry="SG" />
      <button>Send</button>
    </Form>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '81234567{Enter}');
  expect(await screen.findByText('Taken.')).toBeVisible();
  expect(onSubmit).toHaveBeenCalledWith({ phone: '+6581234567' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(field).toShowError(invalid);
});

test('neither number nor country can be changed while read-only', async () => {
  const { field, data } = renderField({ isReadOnly: true, defaultValue: '+6581234567' });
  expect(field).toHaveAttribute('readonly');
  await userEvent.type(field, '{Backspace}9');
  expect(data()).toEqual([['phone', '+6581234567']]);
  expect(getCountryButton()).toBeDisabled();
  expect(getCountryButton().querySelector('svg')).toBeNull();
});

test('an application that writes null as an empty text does not erase the number while it is edited', async () => {
  function Page() {
    const [phone, setPhone] = useState('+6581234567');
    return <PhoneField label="phone" value={phone} onChange={(next) => setPhone(next ?? '')} />;
  }
  renderInDesignSystem(<Page />);
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}');
  expect(screen.getByRole('textbox')).toHaveValue('8123 456');
});

test('a default country that arrives late replaces the guessed one, but not a chosen one', async () => {
  const field = (country?: 'SG' | 'DE') => (
    <PhoneField label="phone" {...(country && { defaultCountry: country })} />
  );
  const { rerender } = renderInDesignSystem(field());
  expect(getCountryButton()).toHaveAccessibleName(/United States/);
  rerender(field('SG'));
  expect(getCountryButton()).toHaveAccessibleName(/Singapore/);
  await userEvent.type(screen.getByRole('textbox'), '8');
  rerender(field('DE'));
  expect(getCountryButton()).toHaveAccessibleName(/Singapore/);
});
