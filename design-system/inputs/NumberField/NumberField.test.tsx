import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

type Options = Parameters<typeof renderInDesignSystem>[1];

/** Renders a field in a form. Returns its input, its spy, and a function that returns the entries of the form data. */
function renderField(props: Partial<NumberFieldProps> = {}, options?: Options) {
  const onChange = vi.fn();
  renderInDesignSystem(
    <form data-testid="form">
      <NumberField label="age" name="age" onChange={onChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
    options,
  );
  const data = () => [...new FormData(screen.getByTestId<HTMLFormElement>('form')).entries()];
  return { field: screen.getByRole('textbox', { name: 'age' }), onChange, data };
}

test('a number is formatted on blur, and plain in form data', async () => {
  const { field, onChange, data } = renderField();
  await userEvent.type(field, '12345.5');
  expect(onChange).toHaveBeenLastCalledWith(12345.5);
  expect(field).toHaveValue('12345.5');
  await userEvent.tab();
  expect(field).toHaveValue('12,345.5');
  expect(data()).toEqual([['age', '12345.5']]);
});

test('Arabic-Indic and full-width digits are accepted', async () => {
  const { field, onChange, data } = renderField();
  await userEvent.type(field, '١٢');
  expect(onChange).toHaveBeenLastCalledWith(12);
  await userEvent.clear(field);
  await userEvent.type(field, '３４');
  await userEvent.tab();
  expect(field).toHaveValue('34');
  expect(data()).toEqual([['age', '34']]);
});

test('a number out of bounds is reported, and never clamped', async () => {
  const { field } = renderField({ minValue: 18, maxValue: 1000 });
  await userEvent.type(field, '17');
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('The minimum age is 18.');
  expect(field).toHaveValue('17');
  await userEvent.clear(field);
  await userEvent.type(field, '1001');
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('The maximum age is 1,000.');
  expect(field).toHaveValue('1,001');
});

test('0 can be a bound', async () => {
  const { field } = renderField({ minValue: 0 });
  await userEvent.type(field, '-1');
  expect(field).toShowError('The minimum age is 0.');
});

test.each(['6abc', '😀', 'مرحبا', '1\u200bx', '1e5', '9'.repeat(30)])(
  '%s is reported as invalid and kept',
  async (text) => {
    const { field, onChange, data } = renderField({ minValue: 1 });
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleErrorMessage('age is not valid.');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(data()).toEqual([['age', '']]);
  },
);

test('a megabyte of text is validated without a delay', () => {
  const { field } = renderField();
  fireEvent.change(field, { target: { value: '1'.repeat(1_000_000) } });
  expect(field).toHaveValue('1'.repeat(1_000_000));
  expect(field).toShowError('age is not valid.');
});

test('a required field must not be empty', async () => {
  const { field } = renderField({ isRequired: true, minValue: 5 });
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
});

test('arrow keys change the number, announce it and stop at the bounds', async () => {
  const { field, onChange } = renderField({ minValue: 1, maxValue: 3 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('2');
  expect(getAnnounced()).toContain('2');
  await userEvent.keyboard('{PageUp}');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(screen.getByRole('button', { name: 'Increase age' })).toBeDisabled();
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveValue('2');
});

test('a step to the announced number is announced again after another number was typed', async () => {
  const { field } = renderField({ minValue: 1 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  for (const text of document.querySelectorAll('[data-live-announcer] > * > *')) text.remove();
  await userEvent.keyboard('{Backspace}1{ArrowUp}');
  expect(field).toHaveValue('2');
  expect(getAnnounced()).toContain('2');
});

test('the buttons change the number, and Tab skips them', async () => {
  const { field, data } = renderField({ step: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Increase age' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase age' }));
  // The first press sets 0, the second adds a step.
  expect(data()).toEqual([['age', '5']]);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease age' }));
  expect(field).toHaveValue('0');
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
});

test('changing the number with an arrow key removes a server error', async () => {
  renderInDesignSystem(
    <Form onSubmit={() => ({ errors: { age: 'Too young.' } })}>
      <NumberField label="age" name="age" defaultValue={3} />
      <button>Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Too young.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
});

test('arrow keys do not change a read-only number', async () => {
  const { field } = renderField({ isReadOnly: true, defaultValue: 3 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('3');
  expect(screen.queryByRole('button', { name: 'Increase age' })).toBeNull();
});

test('a reset restores the initial number', async () => {
  const { field } = renderField({ defaultValue: 1000, maxValue: 2000 });
  await userEvent.type(field, '9x');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field).toHaveValue('1,000');
  expect(field).not.toHaveAccessibleDescription();
});

test('a field follows a controlled value, but the text does not change while typing', async () => {
  function Page() {
    const [age, setAge] = useState<number | null>(null);
    return (
      <>
        <NumberField label="age" value={age} onChange={setAge} maxValue={99} />
        <button onClick={() => setAge(1500)}>Older</button>
        <button onClick={() => setAge(NaN)}>Broken</button>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '1.0');
  expect(field).toHaveValue('1.0');
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(field).toHaveValue('1,500');
  expect(field).toHaveAccessibleErrorMessage('The maximum age is 99.');
  await userEvent.click(screen.getByRole('button', { name: 'Broken' }));
  expect(field).toHaveValue('');
});

test('a field without negative numbers shows the decimal keyboard', () => {
  expect(renderField({ minValue: 0 }).field).toHaveAttribute('inputmode', 'decimal');
});

// The numeric keyboards of iOS have no minus.
test.each([undefined, -5])(
  'a field with the minimum %s shows the full keyboard, for the minus',
  (min) => {
    const { field } = renderField({ minValue: min, formatOptions: { maximumFractionDigits: 0 } });
    expect(field).toHaveAttribute('inputmode', 'text');
  },
);

test('a field for integers without negative numbers shows the numeric keyboard', () => {
  const { field } = renderField({ minValue: 0, formatOptions: { maximumFractionDigits: 0 } });
  expect(field).toHaveAttribute('inputmode', 'numeric');
});
