import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

type Options = Parameters<typeof renderInDesignSystem>[1];

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

test('is formatted on blur, and a plain number in form data', async () => {
  const { field, onChange, data } = renderField();
  await userEvent.type(field, '12345.5');
  expect(onChange).toHaveBeenLastCalledWith(12345.5);
  expect(field).toHaveValue('12345.5');
  await userEvent.tab();
  expect(field).toHaveValue('12,345.5');
  expect(data()).toEqual([['age', '12345.5']]);
});

test('accepts Arabic-Indic and full-width digits', async () => {
  const { field, onChange, data } = renderField();
  await userEvent.type(field, '١٢');
  expect(onChange).toHaveBeenLastCalledWith(12);
  await userEvent.clear(field);
  await userEvent.type(field, '３４');
  await userEvent.tab();
  expect(field).toHaveValue('34');
  expect(data()).toEqual([['age', '34']]);
});

test('reports its bounds and never clamps a number', async () => {
  const { field } = renderField({ min: 18, max: 1000 });
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

test('a bound of 0 counts', async () => {
  const { field } = renderField({ min: 0 });
  await userEvent.type(field, '-1');
  expect(field).toShowError('The minimum age is 0.');
});

test.each(['6abc', '😀', 'مرحبا', '1\u200bx', '1e5', '9'.repeat(30)])(
  '%s is reported as invalid and kept',
  async (text) => {
    const { field, onChange, data } = renderField({ min: 1 });
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

test('stays responsive with a megabyte of text', () => {
  const { field } = renderField();
  fireEvent.change(field, { target: { value: '1'.repeat(1_000_000) } });
  expect(field).toHaveValue('1'.repeat(1_000_000));
  expect(field).toShowError('age is not valid.');
});

test('can be empty unless it is required', async () => {
  const { field } = renderField({ isRequired: true, min: 5 });
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('This field is required.');
});

test('arrow keys change it, are announced and stop at the bounds', async () => {
  const { field, onChange } = renderField({ min: 1, max: 3 });
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

test('its buttons change it, and Tab skips them', async () => {
  const { field, data } = renderField({ step: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Increase age' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase age' }));
  expect(data()).toEqual([['age', '5']]);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease age' }));
  expect(field).toHaveValue('0');
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
});

test('a step clears errors, including server errors', async () => {
  renderInDesignSystem(
    <Form onSubmit={() => ({ errors: { age: 'Too young.' } })}>
      <NumberField label="age" name="age" defaultValue={3} />
      <button>Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Too young.')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
});

test('cannot be stepped while read-only', async () => {
  const { field } = renderField({ isReadOnly: true, defaultValue: 3 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('3');
  expect(screen.queryByRole('button', { name: 'Increase age' })).toBeNull();
});

test('a reset restores the initial number', async () => {
  const { field } = renderField({ defaultValue: 1000, max: 2000 });
  await userEvent.type(field, '9x');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field).toHaveValue('1,000');
  expect(field).not.toHaveAccessibleDescription();
});

test('follows a controlled value, and does not change the text while typing', async () => {
  function Page() {
    const [age, setAge] = useState<number | null>(null);
    return (
      <>
        <NumberField label="age" value={age} onChange={setAge} max={99} />
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

test('shows the decimal keyboard for numbers that have no minus', () => {
  expect(renderField({ min: 0 }).field).toHaveAttribute('inputmode', 'decimal');
});

test.each([undefined, -5])('shows a keyboard with a minus from a minimum of %s', (min) => {
  const { field } = renderField({ min, formatOptions: { maximumFractionDigits: 0 } });
  expect(field).toHaveAttribute('inputmode', 'text');
});

test('shows the numeric keyboard for integers', () => {
  const { field } = renderField({ min: 0, formatOptions: { maximumFractionDigits: 0 } });
  expect(field).toHaveAttribute('inputmode', 'numeric');
});
