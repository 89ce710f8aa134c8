import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Money } from './Money.tsx';

test('an amount is isolated from the text around it', () => {
  renderInDesignSystem(<Money value={{ amount: -123450, currency: 'USD' }} />);
  expect(screen.getByText('-$1,234.50').tagName).toBe('BDI');
});

test('an amount has the format of the language', () => {
  renderInDesignSystem(<Money value={{ amount: -123450, currency: 'USD' }} />, { locale: 'ar' });
  // Invisible marks isolate the Latin currency sign within Arabic text.
  expect(screen.getByText(/1,234\.50\s\u2066US\$\u2069/)).toBeVisible();
});

test('with signDisplay="exceptZero", incoming money has a plus sign', () => {
  const { rerender } = renderInDesignSystem(
    <Money value={{ amount: 500, currency: 'USD' }} signDisplay="exceptZero" />,
  );
  expect(screen.getByText('+$5.00')).toBeVisible();
  rerender(<Money value={{ amount: 0, currency: 'USD' }} signDisplay="exceptZero" />);
  expect(screen.getByText('$0.00')).toBeVisible();
  rerender(<Money value={{ amount: -500, currency: 'USD' }} signDisplay="exceptZero" />);
  expect(screen.getByText('-$5.00')).toBeVisible();
});

test('an approximate amount is rounded to whole units', () => {
  renderInDesignSystem(<Money value={{ amount: 9549, currency: 'USD' }} isApproximate />);
  expect(screen.getByText('~$95')).toBeVisible();
});

test('a negative amount can be in parentheses; the currency can be its code, its short sign or its name', () => {
  const value = { amount: -500, currency: 'SGD' };
  const { rerender } = renderInDesignSystem(<Money value={value} currencySign="accounting" />);
  expect(screen.getByText('(SGD 5.00)')).toBeVisible();
  rerender(<Money value={value} currencyDisplay="narrowSymbol" />);
  expect(screen.getByText('-$5.00')).toBeVisible();
  rerender(<Money value={value} currencyDisplay="name" />);
  expect(screen.getByText('-5.00 Singapore dollars')).toBeVisible();
});
