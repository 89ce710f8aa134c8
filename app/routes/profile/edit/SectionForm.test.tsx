import { act, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { expect, test } from 'vitest';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { profileKey } from '../../../api/profile.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { expectVisible } from '../../../testing/expectVisible.ts';

const portal = openPortal();

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
  const user = await portal().visit('/profile/edit?section=personal', { as: 'approved' });
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Johor');
  await portal().post('/api/profile', { display_name: 'Maya T.', city: 'Batam' });
  await act(() => mutate(profileKey));
  const name = screen.getByRole('textbox', { name: 'Display name' });
  await waitFor(() => expect(name).toHaveValue('Maya T.'));
  expect(city).toHaveValue('Johor');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible('Saved.');
  const response = await portal().network.fetch('/api/profile');
  const { profile } = (await response.json()) as ProfileResponse;
  expect(profile).toMatchObject({ display_name: 'Maya T.', city: 'Johor' });
});

test('a user who leaves unsaved changes is told that they stay on the device', async () => {
  const user = await portal().visit('/profile/edit?section=personal', { as: 'approved' });
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.type(city, ' Baru');
  await expectVisible('Unsaved changes');
  await user.click(screen.getByRole('tab', { name: 'Payout' }));
  await expectVisible(/^Your changes are not saved yet/);
});
