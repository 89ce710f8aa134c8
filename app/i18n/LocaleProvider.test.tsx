import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishCatalogs, readCatalog } from '../testing/catalogs.ts';
import { openPortal } from '../testing/portal.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

const portal = openPortal();

test('choosing Arabic switches the direction and the server’s texts, and English switches back', async () => {
  publishCatalogs(portal().network);
  const catalog = readCatalog('ar');
  const user = await portal().visit('/jobs/sunrise-spritz', { as: 'approved' });
  await expectVisible('Followers on TikTok');
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Tan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'العربية' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ar'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  const apply = catalog['job.action.apply'] ?? '';
  await expectVisible(() => screen.getByRole('button', { name: apply }));
  await waitFor(() => expect(screen.queryByText('Followers on TikTok')).toBeNull());

  await user.click(screen.getByRole('button', { name: /Maya Tan/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'));
  await expectVisible(() => screen.getByRole('button', { name: 'Apply for this job' }));
  await expectVisible('Followers on TikTok');
});

test('another language does not announce again what has happened before', async () => {
  publishCatalogs(portal().network);
  const user = await portal().visit('/jobs/harbour-roaster-visit', { as: 'approved' });
  await screen.findByRole('link', { name: 'Open submission' });
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Tan' }));
  await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
  const catalog = readCatalog('zh-Hans');
  await screen.findByRole('link', { name: catalog['job.action.submission'] });
  await portal().network.waitUntilIdle();
  const news = new RegExp(`：${catalog['application.state.accepted']}$`);
  expect(screen.queryByText(news)).toBeNull();
});

test('the language of the account applies on a device without a chosen language', async () => {
  publishCatalogs(portal().network);
  await portal().visit('/job/history', { as: 'arabic' });
  await expectVisible(() =>
    screen.getByRole('heading', { level: 1, name: readCatalog('ar')['title.history'] }),
  );
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('the language is English if the catalogue does not load', async () => {
  portal().interrupt(/^\/localization\//, { status: 404 });
  localStorage.setItem('locale', 'ar');
  await portal().visit('/signin');
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Sign in' }));
  await waitFor(() =>
    expect(portal().network.calls.some((call) => call.includes('/localization/ar.'))).toBe(true),
  );
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});
