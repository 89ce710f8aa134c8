import { render, screen } from '@testing-library/react';
import { OwnLanguage } from '../i18n/language.ts';
import { expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { MoneyField } from '../inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '../inputs/NumberField/NumberField.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import type { FormatOverrides } from './formats.ts';
import { useFormats } from './useFormats.ts';

function Day() {
  const { date, number } = useFormats();
  return (
    <>
      <time>{date('2026-03-05')}</time>
      <output>{number(1284)}</output>
    </>
  );
}

function Portal({ locale, formats }: { locale: string; formats?: FormatOverrides }) {
  return (
    <DesignSystemProvider locale={locale} navigate={() => undefined} formats={formats}>
      <Day />
    </DesignSystemProvider>
  );
}

const texts = () => ['time', 'status'].map((role) => screen.getByRole(role).textContent);

test('the formats follow the locale, except what the portal overrides', () => {
  const { rerender } = render(<Portal locale="de-AT-u-nu-arab" />);
  expect(texts()).toEqual(['٠٥.٠٣.٢٠٢٦', '١٬٢٨٤']);
  rerender(<Portal locale="de" />);
  expect(texts()).toEqual(['05.03.2026', '1.284']);
  const formats = { date: () => 'Donnerstag' };
  rerender(<Portal locale="de" formats={formats} />);
  expect(texts()).toEqual(['Donnerstag', '1.284']);
});

test('without a DesignSystemProvider the formats follow the locale', () => {
  render(
    <OwnLanguage value={{ locale: 'fr', messages: {} }}>
      <Day />
    </OwnLanguage>,
  );
  expect(texts()).toEqual(['5 mars 2026', '1\u202f284']);
});

test('fields write and read numbers and amounts with the formats of the portal', async () => {
  const readDozens = (text: string) =>
    text === '' ? null : Number(text.replace(' dozen', '')) * 12;
  const formats = {
    number: (value: number) => `${value / 12} dozen`,
    parseNumber: readDozens,
    amount: ({ amount }: { amount: number }) => `${amount / 12} dozen`,
    parseMoney: readDozens,
  };
  renderInDesignSystem(
    <>
      <NumberField label="Eggs" defaultValue={24} />
      <MoneyField label="Pay" currency="USD" defaultValue={36} minValue={60} />
    </>,
    { formats },
  );
  const eggs = screen.getByRole('textbox', { name: 'Eggs' });
  expect(eggs).toHaveValue('2 dozen');
  await userEvent.clear(eggs);
  await userEvent.type(eggs, '3');
  await userEvent.tab();
  expect(eggs).toHaveValue('3 dozen');
  const pay = screen.getByRole('textbox', { name: 'Pay' });
  expect(pay).toHaveValue('3 dozen');
  await userEvent.clear(pay);
  await userEvent.type(pay, '4');
  await userEvent.tab();
  expect(pay).toHaveValue('4 dozen');
  expect(pay).toHaveAccessibleErrorMessage('The minimum Pay is 5 dozen.');
});
