import { DesignSystemProvider } from '@byline/design-system';
import { render, screen, waitFor } from '@testing-library/react';
import { IntlContext } from 'react-intl';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { swrOptions } from '../../../api/swrOptions.ts';
import { LocaleProvider } from '../../../i18n/LocaleProvider.tsx';
import { openPortal } from '../../../testing/portal.tsx';
import { Devices } from './Devices.tsx';

const portal = openPortal();
const getRows = () => screen.getAllByRole('listitem');

/** Signs in on two other devices and on this one, each at another time, then renders the list. */
async function showDevices() {
  for (const minutes of [1, 2]) {
    await portal().signIn('approved');
    portal().server.services.clock.advance(minutes * 60_000);
    // Forgets the session without ending it.
    portal().network.reset();
  }
  await portal().signIn('approved');
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <LocaleProvider>
        <MemoryRouter>
          <DesignSystemProvider intlContext={IntlContext} navigate={() => undefined}>
            <Devices />
          </DesignSystemProvider>
        </MemoryRouter>
      </LocaleProvider>
    </SWRConfig>,
  );
  await screen.findByText('This device');
  return userEvent.setup();
}

test('this device comes first with a badge, and another can be signed out', async () => {
  const user = await showDevices();
  const count = getRows().length;
  expect(getRows()[0]).toHaveTextContent('This device');
  expect(getRows()[0]).toHaveTextContent(/Last used/);
  const [first] = screen.getAllByRole('button', { name: /^Sign out Unknown device/ });
  if (first) await user.click(first);
  await waitFor(() => expect(getRows()).toHaveLength(count - 1));
});

test('all other devices can be signed out at once', async () => {
  const user = await showDevices();
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(getRows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

test('signing out everywhere asks for confirmation, and ends this session too', async () => {
  const user = await showDevices();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
  expect(dialog).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(portal().network.hasSession).toBe(false));
});
