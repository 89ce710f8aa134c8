import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advancePolling } from '../../testing/advancePolling.ts';
import { clearDiscussion, discussedJob, sendAsBrand } from '../../testing/discussion.ts';
import { chooseExport } from '../../testing/chooseExport.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = discussedJob;

/** Sends a message of the brand. The demo data has one unread message in another discussion. */
const write = (text: string) => sendAsBrand(portal(), text);

/** Finds the bell with this number of unread messages. */
const findBell = (count: number) =>
  screen.findByRole('button', {
    name: `Messages and notices, ${count} unread message${count === 1 ? '' : 's'}`,
  });

beforeEach(() => clearDiscussion(portal()));
afterEach(() => vi.useRealTimers());

test('bell, icon, menu and history show the number of unread messages and lead to them', async () => {
  // The icon of the page is in index.html, which this test does not load.
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' });
  document.head.append(icon);
  await write('Hello');
  const user = await portal().visit('/job/history', { as: 'approved' });
  await user.click(await findBell(2));
  // The code of the page loads apart from the shell.
  await waitFor(() => expect(document.title).toBe('Byline | My jobs'));
  expect(icon).toHaveAttribute('href', '/icon-unread.svg');
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages and notices' }));
  const links = await dialog.findAllByRole('link');
  expect(links).toHaveLength(2);
  expect(dialog.getByText('Hello')).toBeVisible();
  expect(dialog.getAllByText(/now|ago/).length).toBeGreaterThan(1);
  await user.click(dialog.getByRole('link', { name: /roastery/ }));
  await expectVisible('Hello');
  expect(location.pathname + location.search).toBe(`/jobs/${job}?tab=discussion`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await findBell(1)).toBeVisible();
  expect(document.title).toMatch(/^Byline \| /);
  expect(icon).toHaveAttribute('href', '/icon-unread.svg');
});

test('a message that arrives while the page is open is counted within a minute, in the list too', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  await portal().visit('/job/history', { as: 'approved' });
  await findBell(1);
  await screen.findByText(/roastery/);
  expect(screen.queryByRole('row', { name: /roastery.*unread/ })).toBeNull();
  await write('One');
  await write('Two');
  await advancePolling(portal(), 60_000);
  expect(await findBell(3)).toBeVisible();
  expect(document.title).toBe('Byline | My jobs');
  await expectVisible(() => screen.getByRole('row', { name: /roastery.*2 unread messages/ }));
});

test('unread messages are not requested while the page is hidden, but at once when it is shown again', async () => {
  vi.useFakeTimers({
    // The date too: SWR reads nothing on focus within five seconds.
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  await portal().visit('/job/history', { as: 'approved' });
  await findBell(1);
  // Wait for parts of the page that load late, because they read the user too.
  await screen.findByText(/roastery/);
  await screen.findByRole('button', { name: 'Star this page' });
  await vi.dynamicImportSettled();
  await portal().network.waitUntilIdle();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await write('One');
  const calls = () => portal().network.calls.filter((call) => call === 'GET /api/user').length;
  const before = calls();
  await advancePolling(portal(), 90_000);
  expect(calls()).toBe(before);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await findBell(2)).toBeVisible();
});

test('without unread messages the drawer has a line about that, and the recent notices', async () => {
  const user = await portal().visit('/job/history', { as: 'fresh' });
  await chooseExport(user, 'Export deadlines');
  // The notice and its announcement have the same text.
  await screen.findAllByText(/there are no deadlines to export/);
  await user.click(await screen.findByRole('button', { name: 'Messages and notices' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expectVisible(() => dialog.getByText('You have read all messages.'));
  const notices = within(dialog.getByRole('list', { name: 'Recent notices' }));
  // Other tests leave notices, too.
  expect(notices.getAllByText(/there are no deadlines to export/)[0]).toBeVisible();
  expect(document.title).toBe('Byline | My jobs');
});
