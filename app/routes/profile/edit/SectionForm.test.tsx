import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { advancePolling } from '../../../testing/advancePolling.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { expectVisible } from '../../../testing/expectVisible.ts';

const portal = openPortal();

afterEach(() => void vi.useRealTimers());

test('text that is typed while a section is saved stays in its field, as an unsaved change', async () => {
  const user = await portal().visit('/profile/edit?section=content', { as: 'approved' });
  const bio = await screen.findByRole('textbox', { name: 'About your work' });
  await user.clear(bio);
  await user.type(bio, 'I film');
  const release = portal().network.holdResponses(/^POST \/api\/profile$/);
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? bio);
  await user.type(bio, ' food');
  release();
  await expectVisible('Saved.');
  expect(bio).toHaveValue('I film food');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('what was saved on another device meanwhile appears where nothing was changed, and a save keeps it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const user = await portal().visit('/profile/edit?section=personal', { as: 'approved' });
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Johor');
  await portal().post('/api/profile', { legal_name: 'Maya T.', city: 'Batam' });
  // SWR does not repeat requests within 2 s.
  await advancePolling(portal(), 2_100);
  act(() => void window.dispatchEvent(new Event('online')));
  const name = screen.getByRole('textbox', { name: 'Legal name' });
  await waitFor(() => expect(name).toHaveValue('Maya T.'));
  expect(city).toHaveValue('Johor');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible('Saved.');
  const saved = await portal()
    .server.services.db.selectFrom('profiles')
    .select(['legal_name', 'city'])
    .where('account_id', '=', 'account-approved')
    .executeTakeFirst();
  expect(saved).toEqual({ legal_name: 'Maya T.', city: 'Johor' });
});

test('a user who leaves unsaved changes is told that they stay on the device', async () => {
  const user = await portal().visit('/profile/edit?section=personal', { as: 'approved' });
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.type(city, ' Baru');
  await expectVisible('Unsaved changes');
  await user.click(screen.getByRole('tab', { name: 'Payout' }));
  await expectVisible(/^Your changes are not saved yet/);
});
