import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../contract/schemas/user.ts';
import { setCurrentUser } from '../api/currentUser.ts';
import { swrOptions } from '../api/swrOptions.ts';
import { exampleUser } from '../testing/examples.ts';
import { SessionSync } from './SessionSync.tsx';
import { isLoggingOut } from './tabSession.ts';
import { useUser } from './useUser.ts';

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
});

function Name() {
  return <p>{useUser().data?.name}</p>;
}

/** Renders a tab of Maya, and informs it who has signed in in another tab. */
async function signInElsewhere(userId: string) {
  render(
    <MemoryRouter>
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionSync />
        <Name />
      </SWRConfig>
    </MemoryRouter>,
  );
  await screen.findByText('Maya');
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ kind: 'signedIn', userId });
  return otherTab;
}

test('a tab shows the user who has signed in in another tab, without a request of its pages', async () => {
  const otherTab = await signInElsewhere('jonas');
  signedIn = exampleUser({ id: 'jonas', name: 'Jonas' });
  expect(await screen.findByText('Jonas')).toBeVisible();
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
