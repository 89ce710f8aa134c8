import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

const portal = openPortal();

test('logging out clears the user, opens the sign-in page and saves no return path', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Tan' }));
  // The items load when the menu opens.
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }, { timeout: 20_000 }));
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));
  expect(location.pathname).toBe('/signin');
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(localStorage.getItem('wantedPath')).toBeNull();
  expect(screen.queryByText('Maya Tan')).toBeNull();
});

test('a logout in another tab opens the sign-in page, which promises no way back', async () => {
  await portal().visit('/job/history', { as: 'approved' });
  await screen.findByRole('button', { name: 'Account of Maya Tan' });
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ kind: 'signedOut' });
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));
  otherTab.close();
  expect(screen.queryByText('Your session ended')).toBeNull();
  expect(localStorage.getItem('wantedPath')).toBeNull();
});

test('a logout without a response holds on this device, and reaches the server later', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  const restore = portal().interrupt(/logout/);
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Tan' }));
  // The items load when the menu opens.
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }, { timeout: 20_000 }));
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));
  expect(portal().network.hasSession).toBe(true);

  await portal().visit('/dashboard');
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));
  restore();
  await portal().visit('/dashboard');
  await waitFor(() => expect(portal().network.hasSession).toBe(false));
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));

  const calls = portal().network.calls.length;
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible(() => screen.getByRole('button', { name: 'Account of Maya Tan' }));
  expect(portal().network.calls.slice(calls)).not.toContain('POST /api/logout');
});

test('signing in ends a logout without a response', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  const restore = portal().interrupt(/logout/);
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Tan' }));
  // The items load when the menu opens.
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }, { timeout: 20_000 }));
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'approved@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Account of Maya Tan' }));
  restore();
  await portal().visit('/dashboard');
  await expectVisible(() => screen.getByRole('button', { name: 'Account of Maya Tan' }));
});

test('an expired session leads to sign-in, and back to the page where it expired', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await screen.findByText('38 jobs');
  // Ends the session on the server; the page learns of it from its next request.
  await portal().post('/api/logout', {});
  await user.type(screen.getByRole('searchbox', { name: 'Search by job or brand' }), 'sunrise');
  const email = await screen.findByRole('textbox', { name: 'Email' });
  expect(location.pathname).toBe('/signin');
  expect(screen.getByText('Your session ended')).toBeVisible();
  expect(localStorage.getItem('userInfo')).toBeNull();
  await user.type(email, 'approved@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await expectVisible('1 job');
  expect(location.pathname + location.search).toBe('/jobs?q=sunrise');
});

test('a draft survives the end of the session in which it was written', async () => {
  const path = '/jobs/harbour-roaster-visit/submission';
  const user = await portal().visit(path, { as: 'approved' });
  const caption = await screen.findByRole('textbox', { name: 'Caption' });
  await portal().post('/api/logout', {});
  await user.clear(caption);
  await user.type(caption, 'Not lost');
  await user.tab();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'approved@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('textbox', { name: 'Caption' })).toHaveValue('Not lost');
  expect(location.pathname).toBe(path);
});

test('forged user info in storage grants no access', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ id: 'x', name: 'x', is_approved: true }));
  await portal().visit('/dashboard');
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));
  expect(location.pathname).toBe('/signin');
});

test('while the user is unknown, pages for users wait and pages for guests open', async () => {
  portal().interrupt(/^\/api\/user$/);
  await portal().visit('/jobs');
  await expectVisible(/could not reach the server/);
  expect(location.pathname).toBe('/jobs');
  await portal().visit('/signin');
  await expectVisible(() => screen.getByRole('textbox', { name: 'Email' }));
});

// The demo user `approved` is Maya Tan, and `fresh` is Jonas Berg.
test('a user who signs in elsewhere replaces the previous one, and none of their data stays', async () => {
  await portal().visit('/jobs/harbour-roaster-visit/submission', { as: 'approved' });
  const caption = await screen.findByRole('textbox', { name: 'Caption' });
  const user = userEvent.setup();
  await portal().signIn('fresh');
  await user.clear(caption);
  await user.type(caption, 'Of the previous user');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Account of Jonas Berg' })).toBeVisible(),
  );
  expect(screen.queryByText(/Maya Tan/)).toBeNull();
  expect(screen.queryByDisplayValue('Of the previous user')).toBeNull();
  // Waits, because the user is stored after the render.
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toMatchObject({
      name: 'Jonas Berg',
    }),
  );
  const drafts = Object.entries({ ...localStorage }).filter(([, text]) =>
    String(text).includes('Of the previous user'),
  );
  expect(drafts.map(([key]) => key).every((key) => key.includes('account-approved'))).toBe(true);
  const { db } = portal().server.services;
  const saved = await db.selectFrom('submissions').select('caption').execute();
  expect(saved.map(({ caption: text }) => text)).not.toContain('Of the previous user');
});

test('when the session of a user who signed in elsewhere expires, the sign-in leads back, and the device forgets the user', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await screen.findByRole('button', { name: 'Account of Maya Tan' });
  await portal().signIn('fresh');
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ kind: 'signedIn', userId: 'account-fresh' });
  // The sign-in page replaces the page of Maya Tan, and already knows Jonas Berg before his dashboard opens.
  await waitFor(() => {
    expect(location.pathname).toBe('/dashboard');
    expect(screen.getByRole('button', { name: 'Account of Jonas Berg' })).toBeVisible();
  });
  otherTab.close();
  await user.click(await screen.findByRole('link', { name: 'All jobs' }));
  const search = await screen.findByRole('searchbox', { name: 'Search by job or brand' });
  await portal().post('/api/logout', {});
  await user.type(search, 'sunrise');
  await expectVisible('Your session ended');
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(localStorage.getItem('wantedPath')).toContain('/jobs?q=sunrise');
});

test('what a page of the previous user sends is refused', async () => {
  await portal().visit('/profile/edit?section=preferences', { as: 'approved' });
  const never = await screen.findByRole('radio', { name: 'Never' });
  const user = userEvent.setup();
  await portal().signIn('fresh');
  await user.click(never);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Account of Jonas Berg' })).toBeVisible(),
  );
  const { db } = portal().server.services;
  const profiles = await db.selectFrom('profiles').select('email_updates').execute();
  expect(profiles.map(({ email_updates }) => email_updates)).not.toContain('off');
});
