import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ShortFigure } from './ShortFigure.tsx';

test('has the exact figure as its name, and in a tooltip on focus', async () => {
  renderInDesignSystem(<ShortFigure value={{ amount: 1248025, currency: 'USD' }} />);
  const figure = screen.getByRole('img', { name: '$12,480.25' });
  expect(figure).toHaveTextContent('$12.5K');
  await userEvent.tab();
  expect(figure).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('$12,480.25');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('is plain text if the exact figure is short', async () => {
  renderInDesignSystem(<ShortFigure value={{ amount: 78000, currency: 'USD' }} />);
  expect(screen.getByText('$780.00')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
