import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

const portal = openPortal();

// The overlay is part of index.html.
const overlay = Object.assign(document.createElement('div'), { id: 'loading' });

afterEach(() => overlay.remove());

/** Opens a page while the response about the user is delayed. Returns the function that delivers it. */
async function visitBeforeUser(path: string) {
  document.body.append(overlay);
  const user = Promise.withResolvers<void>();
  const { fetch } = portal().network;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (String(input instanceof Request ? input.url : input).endsWith('/api/user'))
      await user.promise;
    return response;
  };
  await portal().visit(path);
  return () => {
    window.fetch = fetch;
    user.resolve();
  };
}

const findMenu = () => document.querySelector('[data-part="bottom-bar"]');

test('on a device that an approved user has used, the frame shows before the user is known', async () => {
  await portal().visit('/profile', { as: 'approved' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const { length } = portal().network.calls;
  const resolve = await visitBeforeUser('/profile');
  await waitFor(() => expect(findMenu()).not.toBeNull());
  const menu = findMenu();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByText('Maya Tan')).toBeNull();
  expect(overlay.hidden, 'the overlay covers the page').toBe(false);
  const calls = portal().network.calls.slice(length);
  expect(calls.filter((call) => !call.includes('/api/user'))).toEqual([]);
  resolve();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Profile' }));
  expect(findMenu(), 'the frame stays mounted').toBe(menu);
  await waitFor(() => expect(overlay.hidden).toBe(true));
});

test.each([
  ['has no stored user', null],
  ['has a stored user in review', { id: '1', name: 'Rin', is_approved: false }],
  ['has a forged stored user', 'approved'],
])('on a device that %s, no frame shows before the user is known', async (_, info) => {
  if (info) localStorage.setItem('userInfo', JSON.stringify(info));
  const resolve = await visitBeforeUser('/dashboard');
  // The frame's code has loaded before, so that it would appear with the first render.
  await portal().network.waitUntilIdle();
  expect(findMenu()).toBeNull();
  resolve();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Sign in' }));
});

test('if the session has ended, the frame gives way to the sign-in page', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ id: '1', name: 'Maya', is_approved: true }));
  const resolve = await visitBeforeUser('/dashboard');
  await waitFor(() => expect(findMenu()).not.toBeNull());
  resolve();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Sign in' }));
  expect(findMenu()).toBeNull();
});

test('after logging out without a response from the server, no frame shows', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ id: '1', name: 'Maya', is_approved: true }));
  localStorage.setItem('logout', 'pending');
  const resolve = await visitBeforeUser('/dashboard');
  // The frame's code has loaded before, so that it would appear with the first render.
  await portal().network.waitUntilIdle();
  expect(findMenu()).toBeNull();
  resolve();
});
