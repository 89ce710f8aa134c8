import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Money } from './Money.tsx';

test('keeps its order in right-to-left text', () => {
  renderInDesignSystem(<Money value={{ amount: -123450, currency: 'USD' }} />, { locale: 'ar' });
  const money = screen.getByText('-$ 1,234.50');
  expect(money.tagName).toBe('BDI');
  expect(money).toHaveAttribute('dir', 'ltr');
});

test('shows a plus sign before incoming money', () => {
  const { rerender } = renderInDesignSystem(
    <Money value={{ amount: 500, currency: 'USD' }} showSign />,
  );
  expect(screen.getByText('+$ 5.00')).toBeVisible();
  rerender(<Money value={{ amount: 0, currency: 'USD' }} showSign />);
  expect(screen.getByText('$ 0.00')).toBeVisible();
  rerender(<Money value={{ amount: -500, currency: 'USD' }} showSign />);
  expect(screen.getByText('-$ 5.00')).toBeVisible();
});

test('shows an approximation rounded, after ≈', () => {
  renderInDesignSystem(<Money value={{ amount: 9549, currency: 'USD' }} isApproximate />);
  expect(screen.getByText('≈ $ 95')).toBeVisible();
});
