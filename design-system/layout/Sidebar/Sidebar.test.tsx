import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Sidebar } from './Sidebar.tsx';

test('is the main navigation and marks the current item', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Sidebar brand="Byline" items={exampleItems} />, { navigate });
  expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent('Byline');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Jobs');
  await userEvent.click(screen.getByRole('link', { name: 'Wallet' }));
  expect(navigate).toHaveBeenCalledWith('/wallet', undefined);
});
