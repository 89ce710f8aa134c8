import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

// Stars of the demo data would be in the menus too.
beforeEach(async () => {
  await portal().server.services.db.updateTable('accounts').set({ starred_json: '[]' }).execute();
});

const expectUrl = (url: string) =>
  waitFor(() => expect(`${location.pathname}${location.search}`).toBe(url));

async function visit(path: string): Promise<UserEvent> {
  const user = await portal().visit(path, { as: 'approved' });
  await screen.findByRole('button', { name: 'Find pages and actions' });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

async function openPalette(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('searchbox', { name: 'Search for pages and actions' });
  await waitFor(() => expect(search).toHaveFocus());
}

test('a page is starred with its query and title, and the star leads back to it', async () => {
  const user = await visit('/dashboard?tab=wallet');
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  // `g h` is the shortcut of My jobs.
  await user.keyboard('gh');
  await expectUrl('/job/history');
  await user.click(await screen.findByRole('button', { name: 'Starred pages' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wallet' }));
  await expectUrl('/dashboard?tab=wallet');
  await user.click(await screen.findByRole('button', { name: 'Unstar this page' }));
  expect(screen.queryByRole('button', { name: 'Starred pages' })).toBeNull();
});

test('a job is starred under its own name', async () => {
  const user = await visit('/jobs');
  const link = await waitFor(() => {
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const jobLink = links.find((each) => /^\/jobs\/[^?]+$/.test(each.getAttribute('href') ?? ''));
    if (!jobLink?.textContent) throw new Error('There is no job yet.');
    return jobLink;
  });
  const title = link.textContent;
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await user.click(await screen.findByRole('button', { name: 'Starred pages' }));
  const item = await screen.findByRole('menuitem', { name: title });
  expect(item.querySelector('svg'), 'a picture instead of a letter').not.toBeNull();
  expect(item.textContent).toBe(title);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Unstar this page' }));
});

test('the palette opens any page and has the actions of the account menu', async () => {
  const user = await visit('/job/history');
  await openPalette(user);
  await user.keyboard('contact');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await expectUrl('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  await openPalette(user);
  await user.keyboard('dark theme');
  // The themes “Dark” and “Semi-dark”.
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.body).toHaveClass('theme-dark'));
  await openPalette(user);
  await user.keyboard('log out');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await expectUrl('/signin');
});

test('the question mark lists the shortcuts, and the slash focuses the search of the page', async () => {
  const user = await visit('/jobs');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('gd?');
  expect(search).toHaveValue('gd?');
  await user.tab();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  // The shortcuts of four pages, and the three that work on every page.
  expect(within(list).getAllByRole('listitem')).toHaveLength(7);
});
