import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exportPerson } from '../../../server/domain/privacy/exportPerson.ts';
import { recordDownloads } from '../../testing/downloads.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

async function open(as: 'approved' | 'fresh') {
  const user = await portal().visit('/profile', { as });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await screen.findByRole('progressbar', { name: 'Completeness' });
  return user;
}

test('the page shows how complete the profile is, and links to the next missing part', async () => {
  await open('fresh');
  const progress = screen.getByRole('progressbar', { name: 'Completeness' });
  const before = Number(progress.getAttribute('aria-valuenow'));
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(100);
  const next = screen.getByRole('link', { name: 'Do this next' });
  expect(next).toHaveAttribute('href', '/profile/edit?section=contact');
  await portal()
    .server.services.db.updateTable('accounts')
    .set({ phone: '+6591112222', phone_verified: 1 })
    .where('id', '=', 'account-fresh')
    .execute();
  await open('fresh');
  expect(screen.getByRole('link', { name: 'Do this next' })).toHaveAttribute(
    'href',
    '/profile/edit?section=payout',
  );
  const after = screen.getByRole('progressbar', { name: 'Completeness' });
  expect(Number(after.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
});

test('an expired connection does not count as a completed part', async () => {
  await open('approved');
  const link = await screen.findByRole('link', { name: 'Reconnect Facebook' });
  expect(link).toHaveAttribute('href', '/profile#accounts');
  expect(within(link.closest('li')!).getByRole('img', { name: 'Needs checking' })).toBeVisible();
});

test('the figures of a connected account are fetched on the page, without leaving it for the provider', async () => {
  const user = await open('approved');
  await user.click(await screen.findByRole('button', { name: 'Update figures of TikTok' }));
  await expectVisible('The figures of TikTok are up to date.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an account whose permission has ended asks to be connected again', async () => {
  const user = await open('approved');
  const update = await screen.findByRole('button', { name: 'Update figures of YouTube' });
  await portal().server.services.db.deleteFrom('social_grants').execute();
  await user.click(update);
  await expectVisible(() => screen.getByRole('dialog', { name: 'Connect YouTube' }));
});

test('the payout method is masked', async () => {
  await open('approved');
  await expectVisible('DBS •••4821');
  expect(document.body.textContent).not.toMatch(/\d{6,}/);
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    '/profile/edit?section=payout',
  );
});

test('the brand view has no private data', async () => {
  const user = await open('approved');
  const { profile } = (await (await portal().network.fetch('/api/profile/init')).json()) as {
    profile: { legal_name: string; birth_year: number; bio: string; shipping: object | null };
  };
  await user.click(screen.getByRole('button', { name: 'View as brand' }));
  const dialog = await screen.findByRole('dialog', { name: 'What brands see' });
  expect(within(dialog).getByRole('heading', { name: 'Maya Tan' })).toBeVisible();
  expect(within(dialog).getByText(profile.bio)).toBeVisible();
  const shownText = dialog.textContent;
  const addressLines = Object.values(profile.shipping ?? {}).map(String);
  // Name, city and country are also in the public profile.
  const publicParts = ['', 'Maya Tan', 'Singapore', 'SG'];
  const hidden = [
    'approved@demo.test',
    '4821',
    'DBS',
    '@demo',
    String(profile.birth_year),
    ...addressLines.filter((line) => !publicParts.includes(line)),
  ];
  // Without a year in the profile, its absence from the dialog would prove nothing.
  expect(profile.birth_year).toBeGreaterThan(1900);
  expect(hidden.filter((text) => shownText.includes(text))).toEqual([]);
});

test('all data of the user is downloaded in one file, the same as the staff can export', async () => {
  const saved = recordDownloads();
  const user = await open('approved');
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const data = JSON.parse((await saved[0]?.content.text()) ?? '') as Record<string, unknown[]>;
  const { data: complete } = await exportPerson(portal().server.services, 'account-approved');
  expect(Object.keys(data)).toEqual(Object.keys(complete));
  for (const section of ['messages', 'submissions', 'devices', 'payments', 'staff_commands']) {
    expect(data[section], section).toHaveLength((complete[section] as unknown[]).length);
  }
  vi.restoreAllMocks();
});

test('an error while loading is shown, and no partial file is saved', async () => {
  // A download clicks a temporary link.
  const clickLink = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  const user = await open('approved');
  const stop = portal().interrupt(/^\/api\/user\/data$/);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await expectVisible(/The server did not respond/);
  expect(clickLink).not.toHaveBeenCalled();
  stop();
  vi.restoreAllMocks();
});
