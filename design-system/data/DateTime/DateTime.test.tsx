import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { DateTime } from './DateTime.tsx';

test('has a readable and a machine-readable form', () => {
  renderInDesignSystem(<DateTime value={Date.UTC(2026, 2, 5, 16, 12)} timeZone="UTC" />);
  const time = screen.getByRole('time');
  expect(time).toHaveTextContent('05/03/2026 04:12 PM');
  expect(time).toHaveAttribute('datetime', '2026-03-05T16:12:00.000Z');
  expect(time).toHaveAttribute('dir', 'ltr');
});

test('shows only the date with isDateOnly', () => {
  renderInDesignSystem(<DateTime value="2026-03-05" isDateOnly />);
  expect(screen.getByText('05/03/2026')).toHaveAttribute('datetime', '2026-03-05');
});

test('shows a dash for an invalid date', () => {
  renderInDesignSystem(<DateTime value={Number.NaN} />);
  expect(screen.getByText('–')).not.toHaveAttribute('datetime');
});
