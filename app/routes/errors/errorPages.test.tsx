import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '../../config.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();
const page = () => within(screen.getByRole('main'));

test.each([
  ['rejected', 'Your account was not approved', /no posts of the last twelve months/],
  ['suspended', 'Your account is suspended', /Two posts were removed/],
] as const)(
  'somebody %s is told why on every page of the app, and can log out',
  async (name, title, reason) => {
    const user = await portal().visit('/jobs', { as: name });
    expect(await screen.findByText(title)).toBeVisible();
    expect(location.pathname).toBe('/error-401');
    expect(screen.getByText(reason)).toBeVisible();
    expect(page().getByRole('link', { name: config.supportEmail })).toBeVisible();
    await user.click(page().getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location.pathname).toBe('/signin'));
    expect(portal().network.hasCookies).toBe(false);
  },
);

test('a page for others offers signing in to a guest', async () => {
  await portal().visit('/error-401');
  expect(await screen.findByText('This page is not for your account')).toBeVisible();
  expect(page().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
});

test('an unknown address says what was asked for, under the address of the specification', async () => {
  await portal().visit('/jobz/of%20mine?x=1', { as: 'approved' });
  expect(await screen.findByText('There is no page at this address')).toBeVisible();
  expect(location.pathname).toBe('/error-404');
  expect(screen.getByText('/jobz/of%20mine?x=1')).toBeVisible();
  expect(page().getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  expect(document.title).toBe('Byline | Page not found');
});

test('an unknown address leads a guest to pages for guests', async () => {
  await portal().visit('/no/such/page');
  expect(await screen.findByText('There is no page at this address')).toBeVisible();
  expect(page().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(page().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(page().queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('the error page of the server says whose fault it is, and that drafts are safe', async () => {
  await portal().visit('/error-500');
  expect(await screen.findByText(/It is our fault, not yours/)).toBeVisible();
  expect(screen.getByText('Your drafts are safe on this device.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load the page again' })).toBeVisible();
});

test('somebody with a profile to complete is sent there from the app', async () => {
  await portal().visit('/jobs', { as: 'pending' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Complete your profile' }),
  ).toBeVisible();
  expect(location.pathname).toBe('/register/profile');
});
