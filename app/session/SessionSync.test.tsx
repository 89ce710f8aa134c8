import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import type { User } from '../../contract/schemas/user.ts';
import { saveUserInfo } from '../device/userInfo.ts';
import { setCurrentUser } from '../api/currentUser.ts';
import { swrOptions } from '../api/swrOptions.ts';
import { exampleUser } from '../testing/examples.ts';
import { SessionSync } from './SessionSync.tsx';
import { isLoggingOut } from './tabSession.ts';
import { useUser } from './useUser.ts';
import { expectVisible } from '../testing/expectVisible.ts';

const maya = exampleUser({ id: 'maya', name: 'Maya' });
let signedIn: User;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  signedIn = maya;
  vi.stubGlobal(
    'fetch',
    fetchMock.mockImplementation(async () => Response.json(signedIn)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  isLoggingOut.current = false;
  setCurrentUser(null);
  localStorage.clear();
});

function Name() {
  return <p>{useUser().data?.name}</p>;
}

/** Renders a tab of Maya. */
async function openTab() {
  render(
    <MemoryRouter>
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionSync />
        <Name />
      </SWRConfig>
    </MemoryRouter>,
  );
  await screen.findByText('Maya');
}

/** Renders a tab of Maya, and informs it who has signed in in another tab. */
async function signInElsewhere(userId: string) {
  await openTab();
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ kind: 'signedIn', userId });
  return otherTab;
}

test('a tab shows the user who has signed in in another tab, without a request of its pages', async () => {
  const otherTab = await signInElsewhere('jonas');
  signedIn = exampleUser({ id: 'jonas', name: 'Jonas' });
  await expectVisible('Jonas');
  otherTab.close();
});

test('a tab does not read its data again when its own user signs in in another tab', async () => {
  const otherTab = await signInElsewhere('maya');
  // The messages arrive in order, so that the first one has been handled when the second one has an effect.
  otherTab.postMessage({ kind: 'signedOut' });
  await waitFor(() => expect(screen.queryByText('Maya')).toBeNull());
  expect(fetchMock).toHaveBeenCalledTimes(1);
  otherTab.close();
});

/** Shows a page again that the browser has kept in its back/forward cache, where it received no messages. */
const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that comes back after a logout shows nothing of its user, even without a connection', async () => {
  await openTab();
  saveUserInfo(null);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  comeBack();
  await waitFor(() => expect(screen.queryByText('Maya')).toBeNull(), { timeout: 500 });
  expect(isLoggingOut.current).toBe(true);
});

test('a page that comes back after a logout that the server has not received shows nothing of its user', async () => {
  await openTab();
  localStorage.setItem(storageKeys.logout, 'pending');
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  comeBack();
  await waitFor(() => expect(screen.queryByText('Maya')).toBeNull(), { timeout: 500 });
});

test('a page that comes back after another user has signed in shows that user', async () => {
  await openTab();
  signedIn = exampleUser({ id: 'jonas', name: 'Jonas' });
  saveUserInfo(signedIn);
  comeBack();
  await expectVisible('Jonas');
});

test('a page that comes back after its session has ended asks the server at once', async () => {
  await openTab();
  fetchMock.mockResolvedValue(Response.json({}, { status: 401 }));
  comeBack();
  await waitFor(() => expect(screen.queryByText('Maya')).toBeNull());
});

test('a page that comes back while its user is signed in stays', async () => {
  await openTab();
  comeBack();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Maya')).toBeVisible();
  expect(isLoggingOut.current).toBe(false);
});

test('a page that is shown for the first time reads its user once', async () => {
  await openTab();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
