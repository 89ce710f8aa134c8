import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPortal } from '../testing/portal.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

const chunk = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../routes/history/JobHistoryPage.tsx', async (load) => {
  await chunk.promise;
  return load();
});

const portal = openPortal();

test('a page that loads late does not take the focus from a menu opened meanwhile', async () => {
  await portal().visit('/signin');
  await screen.findByRole('textbox', { name: 'Email' });
  const user = await portal().visit('/job/history', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Tan' }));
  // The list of the menu is loaded lazily. It must be there before the page.
  await import('../../design-system/navigation/Menu/MenuList.tsx');
  chunk.resolve();
  const profile = await screen.findByRole('menuitem', { name: 'Profile' });
  await waitFor(() => expect(profile).toHaveFocus());
  const heading = await screen.findByRole('heading', { level: 1, name: 'My jobs', hidden: true });
  expect(heading).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'My jobs' }));
});

test('a part with an address is focused like a page, unless its tab has the focus', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await screen.findByRole('button', { name: 'Find pages and actions' });
  // `g w` is the shortcut of the wallet.
  await user.keyboard('gw');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Wallet' });
  await waitFor(() => expect(heading).toHaveFocus());
  const year = await screen.findByRole('tab', { name: 'Year' });
  await user.click(year);
  await waitFor(() => expect(document.title).toMatch(/Year$/));
  expect(heading).not.toHaveFocus();
  expect(year).toHaveFocus();
});

test('Back focuses the link to the page that was left', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await user.click(await screen.findByRole('link', { name: /Sunrise Spritz/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: /Sunrise Spritz/ });
  await waitFor(() => expect(heading).toHaveFocus());
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'Jobs' });
  await waitFor(() => expect(screen.getByRole('link', { name: /Sunrise Spritz/ })).toHaveFocus());
});
