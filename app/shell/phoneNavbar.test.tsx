import { preferencesStore } from '@byline/design-system';
import { starredStore } from '@byline/design-system/portal';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

const portal = openPortal();
const width = window.innerWidth;

beforeEach(async () => {
  window.innerWidth = 360;
  await portal().server.services.db.updateTable('accounts').set({ starred_json: '[]' }).execute();
});

afterEach(() => {
  window.innerWidth = width;
});

/** Opens a page; returns the button of the account menu, and the function that chooses an item of the menu. */
async function openMenu() {
  const user = await portal().visit('/job/history', { as: 'approved' });
  await screen.findByRole('heading', { level: 1, name: 'My jobs' });
  const account = await screen.findByRole('button', { name: 'Account of Maya Tan' });
  const chooseItem = async (item: string) => {
    await user.click(account);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, account, chooseItem };
}

test('the navbar of a phone has search, bell and account; the account menu has the rest', async () => {
  const { user, account } = await openMenu();
  const bar = within(screen.getByRole('banner'));
  const names = bar
    .getAllByRole('button')
    // Styles hide these buttons on phones.
    .filter((button) => !button.closest('[data-part="navbar-extras"], [data-tour="menu"]'))
    .map((button) => button.getAttribute('aria-label'));
  // The button that collapses the menu is hidden too.
  expect(names.filter((name) => name !== 'Collapse menu')).toEqual([
    'Find pages and actions',
    expect.stringMatching(/^Messages and notices/),
    'Account of Maya Tan',
  ]);
  await user.click(account);
  // Longer than the usual 5 s: the code of the items is loaded on demand.
  const items = (await screen.findAllByRole('menuitem', undefined, { timeout: 20_000 })).map(
    ({ textContent }) => textContent,
  );
  expect(items).toEqual([
    'Profile',
    'Star this page',
    'Display settings',
    'Keyboard shortcuts',
    'Dark theme',
    'العربية',
    '简体中文',
    'Log out',
  ]);
});

test('by keyboard, the display settings open from the account menu and return the focus to it', async () => {
  const { user, account } = await openMenu();
  account.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Account' });
  // The first letters of “Display settings” move the focus to this item.
  await user.keyboard('disp{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Display' }));
  await user.click(panel.getByRole('radio', { name: 'Dark' }));
  expect(preferencesStore.get().theme).toBe('dark');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(account).toHaveFocus());
});

test('a page is starred from the account menu, and starred pages are arranged there', async () => {
  const { chooseItem } = await openMenu();
  await chooseItem('Star this page');
  expect(starredStore.get()).toEqual([{ href: '/job/history', title: 'My jobs' }]);
  await chooseItem('Arrange starred pages');
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange starred pages' }));
  expect(dialog.getByRole('row', { name: /My jobs/ })).toBeVisible();
});

test('the keyboard shortcuts open from the account menu, the display settings from the palette', async () => {
  const { user, chooseItem } = await openMenu();
  await chooseItem('Keyboard shortcuts');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('searchbox');
  await user.keyboard('display settings');
  const item = { name: 'Display settings' };
  // Longer than the usual 5 s: the code of the palette is loaded on demand.
  await user.click(await screen.findByRole('menuitem', item, { timeout: 20_000 }));
  await expectVisible(() => screen.getByRole('dialog', { name: 'Display' }));
});
