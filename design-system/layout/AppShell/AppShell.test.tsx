import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { examplePlaces } from '../../testing/examplePlaces.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { AppShell } from './AppShell.tsx';

function shell(currentPath = '/jobs') {
  return (
    <AppShell
      brand="Byline"
      items={examplePlaces}
      bottomItems={examplePlaces.slice(0, 3)}
      currentPath={currentPath}
      navbarEnd="Amira"
    >
      <h1>Jobs</h1>
    </AppShell>
  );
}

// The window of the tests is 1024 px wide: what is for wider and narrower ones is in the page, and hidden.
const hidden = { hidden: true };

afterEach(() => preferencesStore.reset());

test('has one of each landmark, and every navigation has a name of its own', () => {
  renderInDesignSystem(shell());
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('Jobs');
  const names = screen
    .getAllByRole('navigation', hidden)
    .map((navigation) => navigation.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Shortcuts']);
});

test('the first stop of the keyboard leads past the menu', async () => {
  renderInDesignSystem(shell());
  await userEvent.tab();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the drawer shows the menu, closes with Escape and gives the focus back', async () => {
  renderInDesignSystem(shell());
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getAllByRole('link')).toHaveLength(5);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('the drawer closes on arrival at another page', async () => {
  const { rerender } = renderInDesignSystem(shell('/jobs'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  rerender(shell('/wallet'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the drawer goes when the window grows to where the menu has its own place', async () => {
  renderInDesignSystem(shell());
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  const before = window.innerWidth;
  window.innerWidth = 1200;
  act(() => void window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.innerWidth = before;
});

test('the menu is narrowed and widened by its button, and stays so on this device', async () => {
  renderInDesignSystem(shell());
  const button = screen.getByRole('button', { name: 'Narrow menu', ...hidden });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(preferencesStore.get().sidebarCollapsed).toBe(true);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a horizontal layout has the menu in the navbar, and nothing to narrow', () => {
  preferencesStore.set({ layout: 'horizontal' });
  renderInDesignSystem(shell());
  const menu = screen.getByRole('navigation', { name: 'Main', ...hidden });
  expect(screen.getByRole('banner')).toContainElement(menu);
  expect(screen.queryByRole('button', { name: 'Narrow menu', ...hidden })).toBeNull();
});
