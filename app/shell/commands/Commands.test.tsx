import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

const isAt = (address: string) =>
  waitFor(() => expect(`${location.pathname}${location.search}`).toBe(address));

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

test('a page is starred with its query and its title, stands in the bar, and leads back', async () => {
  const user = await visit('/dashboard?tab=wallet');
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await user.keyboard('gh');
  await isAt('/job/history');
  await user.click(await screen.findByRole('button', { name: 'Starred pages' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wallet' }));
  await isAt('/dashboard?tab=wallet');
  await user.click(await screen.findByRole('button', { name: 'Unstar this page' }));
  expect(screen.queryByRole('button', { name: 'Starred pages' })).toBeNull();
});

test('a job is starred by its own name', async () => {
  const user = await visit('/jobs');
  const links = await within(screen.getByRole('main')).findAllByRole('link');
  const link = links.find((each) => /^\/jobs\/[^?]+$/.test(each.getAttribute('href') ?? ''));
  const title = link?.textContent ?? '';
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(screen.getByRole('button', { name: 'Star this page' }));
  await user.click(await screen.findByRole('button', { name: 'Starred pages' }));
  await screen.findByRole('menuitem', { name: title });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Unstar this page' }));
});

test('the palette goes to any page and does what the account menu does', async () => {
  const user = await visit('/job/history');
  await openPalette(user);
  await user.keyboard('contact');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await isAt('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  await openPalette(user);
  await user.keyboard('dark theme');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.body).toHaveClass('theme-dark'));
  await openPalette(user);
  await user.keyboard('log out');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await isAt('/signin');
});

test('the question mark shows the shortcuts, and the slash is at the search of a page that has one', async () => {
  const user = await visit('/jobs');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('gd?');
  expect(search).toHaveValue('gd?');
  await user.tab();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(7);
});
