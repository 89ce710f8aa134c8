import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { MoneyField } from './MoneyField.tsx';

const field = () => screen.getByRole('textbox', { name: 'amount' });

test('an amount is typed in major units, and the value is in minor units', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <form data-testid="form">
      <MoneyField label="amount" name="amount" currency="USD" onChange={onChange} />
    </form>,
  );
  await userEvent.type(field(), '1234.5');
  await userEvent.tab();
  expect(field()).toHaveValue('1,234.50');
  expect(onChange).toHaveBeenLastCalledWith(123450);
  const data = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect([...data.entries()]).toEqual([['amount', '123450']]);
});

test.each([
  ['JPY', '1500', '1,500', 1500],
  ['KWD', '1.5', '1.500', 1500],
])('the value is in the minor units of %s', async (currency, typed, shown, amount) => {
  const onChange = vi.fn();
  renderInDesignSystem(<MoneyField label="amount" currency={currency} onChange={onChange} />);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field()).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(amount);
});

test('messages show the bounds in major units', async () => {
  renderInDesignSystem(
    <MoneyField label="amount" currency="USD" minValue={1000} maxValue={200000} />,
  );
  await userEvent.type(field(), '9.99');
  expect(field()).toShowError('The minimum amount is 10.00.');
  await userEvent.clear(field());
  await userEvent.type(field(), '2,000.01');
  expect(field()).toShowError('The maximum amount is 2,000.00.');
});

test('an invalid amount stays as typed and is reported', async () => {
  renderInDesignSystem(<MoneyField label="amount" currency="USD" minValue={1000} />);
  await userEvent.type(field(), '6abc');
  await userEvent.tab();
  expect(field()).toHaveValue('6abc');
  expect(field()).toHaveAccessibleErrorMessage('amount is not valid.');
});

test('a field may be empty unless it is required', async () => {
  const { rerender } = renderInDesignSystem(
    <MoneyField label="amount" currency="USD" minValue={1} />,
  );
  await userEvent.click(field());
  await userEvent.tab();
  expect(field()).not.toHaveAccessibleDescription();
  rerender(<MoneyField label="amount" currency="USD" minValue={1} isRequired />);
  expect(field()).toHaveAccessibleErrorMessage('This field is required.');
});

test('a field follows a controlled value, but the text does not change while typing', async () => {
  function Page() {
    const [amount, setAmount] = useState<number | null>(null);
    return (
      <>
        <MoneyField
          label="amount"
          currency="USD"
          value={amount}
          onChange={setAmount}
          maxValue={500}
        />
        <button onClick={() => setAmount(99900)}>Withdraw all</button>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.type(field(), '1.5');
  expect(field()).toHaveValue('1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw all' }));
  expect(field()).toHaveValue('999.00');
  expect(field()).toHaveAccessibleErrorMessage('The maximum amount is 5.00.');
});

test('a reset restores the initial amount', async () => {
  renderInDesignSystem(
    <form>
      <MoneyField label="amount" currency="USD" defaultValue={100} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.type(field(), 'x');
  await userEvent.click(screen.getByRole('button'));
  expect(field()).toHaveValue('1.00');
  expect(field()).not.toHaveAccessibleDescription();
});

// The numeric keyboards of phones have no minus, which amounts below 0 need.
test.each([
  ['USD', 0, 'decimal'],
  ['JPY', 100, 'numeric'],
  ['USD', -100, 'text'],
  ['USD', undefined, 'text'],
])('a field for %s with the minimum %s shows the %s keyboard', (currency, min, keyboard) => {
  renderInDesignSystem(<MoneyField label="amount" currency={currency} minValue={min} />);
  expect(field()).toHaveAttribute('inputmode', keyboard);
});

test('an amount that was typed before its currency was chosen becomes the value', async () => {
  const onChange = vi.fn();
  const form = (currency: string) => (
    <form data-testid="form">
      <MoneyField label="amount" name="amount" currency={currency} onChange={onChange} />
    </form>
  );
  const { rerender } = renderInDesignSystem(form('JPY'));
  await userEvent.type(field(), '10.50');
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(form('USD'));
  expect(field()).toHaveValue('10.50');
  expect(onChange).toHaveBeenLastCalledWith(1050);
  const data = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect(data.get('amount')).toBe('1050');
});
