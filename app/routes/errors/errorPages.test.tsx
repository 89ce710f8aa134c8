import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '../../config.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const page = () => within(screen.getByRole('main'));

test.each([
  ['rejected', 'We could not approve your account', /no posts of the last twelve months/],
  ['suspended', 'Your account is suspended', /Two posts were removed/],
] as const)(
  'a %s user sees the reason on every page of the app, and can log out',
  async (name, title, reason) => {
    const user = await portal().visit('/jobs', { as: name });
    await expectVisible(() => screen.getByText(title));
    expect(location.pathname).toBe('/error-401');
    expect(screen.getByText(reason)).toBeVisible();
    expect(page().getByRole('link', { name: config.supportEmail })).toBeVisible();
    await user.click(page().getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location.pathname).toBe('/signin'));
    expect(portal().network.hasSession).toBe(false);
  },
);

test('the page without access lets a guest sign in', async () => {
  await portal().visit('/error-401');
  await expectVisible('You do not have access to this page');
  expect(page().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
});

test('an unknown address leads to /error-404, which shows the requested address', async () => {
  await portal().visit('/jobz/of%20mine?x=1', { as: 'approved' });
  await expectVisible(() =>
    screen.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
  );
  // The page has one primary action and one title.
  expect(page().queryByRole('heading', { level: 2 })).toBeNull();
  expect(page().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('data-variant', 'solid');
  expect(page().getByRole('link', { name: 'Jobs' })).toHaveAttribute('data-variant', 'ghost');
  expect(location.pathname).toBe('/error-404');
  expect(screen.getByText('/jobz/of%20mine?x=1')).toBeVisible();
  expect(page().getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  expect(document.title).toMatch(/Byline \| Page not found$/);
});

test('an unknown address keeps the menu of an approved user', async () => {
  await portal().visit('/no/such/page', { as: 'approved' });
  await expectVisible(() => screen.getByRole('button', { name: /^Messages and notices/ }));
  await expectVisible('There is no page at this address');
});

test('an unknown address shows guests links to guest pages', async () => {
  await portal().visit('/no/such/page');
  await expectVisible('There is no page at this address');
  expect(page().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(page().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(page().queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('the server’s error page explains the error and that drafts are safe', async () => {
  await portal().visit('/error-500');
  await expectVisible(/because of a problem on our side/);
  expect(screen.getByText('Your drafts are safe on this device.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload page' })).toBeVisible();
});

test('a user with a profile to complete is redirected to it', async () => {
  await portal().visit('/jobs', { as: 'pending' });
  await expectVisible(() =>
    screen.getByRole('heading', { level: 1, name: 'Complete your profile' }),
  );
  expect(location.pathname).toBe('/register/profile');
});

test('a wrong address offers answers of the help center, and a search for jobs', async () => {
  const user = await portal().visit('/no/such/page', { as: 'approved' });
  const search = await screen.findByRole('searchbox', { name: 'Search jobs and help' });
  await user.type(search, 'withdrawal cost');
  await user.click(
    await screen.findByRole('button', {
      name: 'What does a withdrawal cost, and what is the minimum?',
    }),
  );
  expect(screen.getByText(/The minimum withdrawal is/)).toBeVisible();
  expect(page().getByRole('link', { name: /Search jobs for/ })).toHaveAttribute(
    'href',
    '/jobs?q=withdrawal+cost',
  );
  await user.clear(search);
  await user.type(search, 'sunrise{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/jobs?q=sunrise'));
});

test('a wrong address offers guests answers only, and shows when there are none', async () => {
  const user = await portal().visit('/no/such/page');
  await user.type(await screen.findByRole('searchbox', { name: 'Search help' }), 'approval{Enter}');
  await expectVisible(() => screen.getByRole('button', { name: 'How long does approval take?' }));
  expect(page().queryByRole('link', { name: /Search jobs/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' zzz');
  await expectVisible('No answers found');
  expect(location.pathname).toBe('/error-404');
});

test('the primary action of the page without access is contacting us, the second is logging out', async () => {
  await portal().visit('/error-401', { as: 'rejected' });
  const write = await screen.findByRole('link', { name: 'Write to us' });
  expect(write).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(write).toHaveAttribute('data-variant', 'solid');
  const card = write.parentElement as HTMLElement;
  const logout = within(card).getByRole('button', { name: 'Log out' });
  expect(logout).toHaveAttribute('data-variant', 'ghost');
});
