import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Sidebar } from './Sidebar.tsx';

test('a sidebar is the main navigation and marks the current item', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Sidebar brand="Byline" items={exampleItems} />, { navigate });
  expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent('Byline');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Jobs');
  await userEvent.click(screen.getByRole('link', { name: 'Wallet' }));
  expect(navigate).toHaveBeenCalledWith('/wallet', undefined);
});

test('a badge is an image named by its label; a count of 0 has no badge', () => {
  const badge = { count: 0, 'aria-label': '0 unread messages' };
  const items = [...exampleItems, { href: '/inbox', label: 'Inbox', icon: null, badge }];
  renderInDesignSystem(<Sidebar brand="Byline" items={items} />);
  const link = screen.getByRole('link', { name: /My jobs/ });
  expect(link).toHaveTextContent(/^My jobs$/);
  expect(screen.getByRole('img', { name: '10 unread messages' })).toHaveAttribute(
    'data-count',
    '10',
  );
  expect(screen.getByRole('link', { name: 'Inbox' })).toBeVisible();
  expect(screen.queryByRole('img', { name: '0 unread messages' })).toBeNull();
});
