import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { designSystemMessages } from '../../i18n/designSystemMessages.ts';
import { getAnnounced } from '../../testing/announced.ts';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { createMoneyText } from '../MoneyField/moneyText.ts';
import { createFormats } from '../../formatters/formats.ts';

/** Returns a text without invisible marks, and with plain spaces. */
const plain = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');

/** Types into a money field of a page in this locale. Returns the field and its last value. */
async function type(locale: string, typed: string, currency = 'EUR') {
  const onChange = vi.fn();
  const messages = designSystemMessages.en;
  render(
    <DesignSystemProvider locale={locale} messages={messages} navigate={() => undefined}>
      <MoneyField label="Rent" currency={currency} onChange={onChange} />
    </DesignSystemProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Rent' });
  await userEvent.click(field);
  await userEvent.paste(typed);
  await userEvent.tab();
  return { field: field as HTMLInputElement, value: onChange.mock.lastCall?.[0] as unknown };
}

test.each([
  ['en', '1,234.5', 'EUR', '1,234.50', 123450],
  ['de', '1.234', 'EUR', '1.234,00', 123400],
  ['de', '12,50 €', 'EUR', '12,50', 1250],
  ['de', 'EUR 12', 'EUR', '12,00', 1200],
  ['fr-CH', "1'234.50", 'CHF', '1 234.50', 123450],
  ['hi', '₹१२,३४,५६७', 'INR', '12,34,567.00', 123456700],
  ['ar-EG', '١٬٢٣٤٫٥٠ ج.م.', 'EGP', '١٬٢٣٤٫٥٠', 123450],
  ['ja', '1,500円', 'JPY', '1,500', 1500],
  ['en', '(5.00)', 'USD', '-5.00', -500],
  ['en-CA', 'US$5', 'USD', '5.00', 500],
])('in %s, %s is an amount', async (locale, typed, currency, shown, amount) => {
  const { field, value } = await type(locale, typed, currency);
  expect(value).toBe(amount);
  // Versions of Unicode differ in the separators of thousands in Switzerland.
  expect(plain(field.value).replaceAll('’', "'").replaceAll(' ', "'")).toBe(
    shown.replaceAll(' ', "'"),
  );
  expect(field).not.toHaveAccessibleErrorMessage();
});

test.each([
  ['de', '12.5', '12,50', 1250],
  ['en', '1.234,56', '1,234.56', 123456],
])(
  'in %s, %s has the separators of another locale: its only possible meaning is taken, shown and announced',
  async (locale, typed, shown, amount) => {
    const { field, value } = await type(locale, typed);
    expect(value).toBe(amount);
    expect(field).toHaveValue(shown);
    const notice = `“${typed}” was read as ${shown}.`;
    expect(screen.getByText(notice)).toBeVisible();
    expect(getAnnounced()).toContain(notice);
    await userEvent.type(field, '1');
    expect(screen.queryByText(notice)).toBeNull();
  },
);

test.each([
  ['fr', '1.234', 'EUR', 'Use a comma for decimals: 12,50'],
  ['de', '1.5.2', 'EUR', 'Use a comma for decimals: 12,50'],
  ['de-CH', '1,234', 'CHF', 'Use a dot for decimals: 12.50'],
  ['ar-EG', '1.2.3', 'EGP', 'Write decimals like this: ١٢٫٥٠'],
  ['en', '1.005', 'USD', 'Too many decimals. For example: 12.50'],
  ['en', '1.500', 'JPY', 'Enter a whole number, without decimals.'],
  ['en', '€5', 'USD', 'Enter the amount in USD.'],
  ['en', '6abc', 'USD', 'Rent is not valid.'],
])('in %s, %s stays and is reported with the reason', async (locale, typed, currency, message) => {
  const { field, value } = await type(locale, typed, currency);
  expect(field).toHaveValue(typed);
  expect(value).toBeNull();
  expect(field).toHaveAccessibleErrorMessage(message);
});

test("a portal's own parseMoney is used, and its own message replaces the reason", async () => {
  const parseMoney = (text: string) => (text === 'a tenner' ? 1000 : NaN);
  const numberText = createMoneyText(createFormats('en', { parseMoney }), 'en', 'GBP');
  expect(numberText.read('a tenner').value).toBe(1000);
  render(
    <DesignSystemProvider locale="de" messages={designSystemMessages.en} navigate={() => undefined}>
      <NumberField label="Age" ruleMessages={{ number: 'An age, please.' }} />
    </DesignSystemProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Age' });
  await userEvent.type(field, '1.2.3');
  await userEvent.tab();
  expect(field).toHaveAccessibleErrorMessage('An age, please.');
});

test('a unit that is not a currency, such as points, can be typed after the number', () => {
  const { read, format } = createMoneyText(createFormats('de'), 'de', 'points');
  expect(read('12,50 points').value).toBe(1250);
  expect(format(1250)).toBe('12,50');
});
