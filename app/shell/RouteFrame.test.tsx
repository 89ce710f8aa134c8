import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPortal } from '../testing/portal.tsx';

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
  await import('../../design-system/navigation/Menu/MenuList.tsx');
  chunk.resolve();
  const profile = await screen.findByRole('menuitem', { name: 'Profile' });
  await vi.waitFor(() => expect(profile).toHaveFocus(), { timeout: 10_000 });
  const heading = await screen.findByRole('heading', { level: 1, name: 'My jobs', hidden: true });
  expect(heading).not.toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
});
