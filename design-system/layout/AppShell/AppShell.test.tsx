import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { AppShell } from './AppShell.tsx';

function createShell(currentHref = '/jobs') {
  return (
    <AppShell
      brand="Byline"
      items={exampleItems}
      bottomItems={exampleItems.slice(0, 3)}
      currentHref={currentHref}
      navbarEnd="Amira"
    >
      <h1>Jobs</h1>
    </AppShell>
  );
}

// The window of jsdom is 1024 px wide: parts for other widths are rendered but hidden.
const hidden = { hidden: true };

afterEach(() => preferencesStore.reset());

test('a shell has each landmark once, and every navigation has a unique name', () => {
  renderInDesignSystem(createShell());
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('Jobs');
  const names = screen
    .getAllByRole('navigation', hidden)
    .map((navigation) => navigation.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Shortcuts']);
});

test('the first focusable element skips the menu', async () => {
  renderInDesignSystem(createShell());
  await userEvent.tab();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the drawer shows the menu, closes with Escape and restores focus', async () => {
  renderInDesignSystem(createShell());
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getAllByRole('link')).toHaveLength(exampleItems.length);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('the drawer closes on navigation', async () => {
  const { rerender } = renderInDesignSystem(createShell('/jobs'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  rerender(createShell('/wallet'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the drawer that navigation has closed stays closed when the user comes back', async () => {
  const { rerender } = renderInDesignSystem(createShell('/jobs'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  rerender(createShell('/wallet'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(createShell('/jobs'));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the drawer closes when the window becomes wide enough for the menu', async () => {
  renderInDesignSystem(createShell());
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  const widthBefore = window.innerWidth;
  window.innerWidth = 1200;
  act(() => void window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.innerWidth = widthBefore;
});

test('phones have no menu button if the bottom bar has the whole menu', () => {
  const items = exampleItems.slice(0, 3);
  const { unmount } = renderInDesignSystem(createShell());
  const menuButton = () => screen.getByRole('button', { name: 'Menu' }).closest('[data-tour=menu]');
  // With this attribute, a style hides the button below 768 px.
  expect(menuButton()).not.toHaveAttribute('data-in-bar');
  unmount();
  renderInDesignSystem(
    <AppShell brand="Byline" items={items} bottomItems={items} currentHref="/jobs">
      <h1>Jobs</h1>
    </AppShell>,
  );
  expect(menuButton()).toHaveAttribute('data-in-bar');
});

test('a button collapses and expands the menu, and the device remembers it', async () => {
  renderInDesignSystem(createShell());
  const button = screen.getByRole('button', { name: 'Collapse menu', ...hidden });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(preferencesStore.get().sidebarCollapsed).toBe(true);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a horizontal layout has the menu in the navbar and no collapse button', () => {
  preferencesStore.set({ layout: 'horizontal' });
  renderInDesignSystem(createShell());
  const menu = screen.getByRole('navigation', { name: 'Main', ...hidden });
  expect(screen.getByRole('banner')).toContainElement(menu);
  expect(screen.queryByRole('button', { name: 'Collapse menu', ...hidden })).toBeNull();
});

test('the frame before the first script ends with the first AppShell', () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { frame: '', menu: 'collapsed' });
  renderInDesignSystem(createShell());
  expect(dataset['frame']).toBeUndefined();
  expect(dataset['menu']).toBeUndefined();
});
