import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

async function openForm(path = '/signin') {
  const user = await portal().visit(path);
  const email = await screen.findByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  const send = () => user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { user, email, password, send };
}

test('invalid fields show the specified messages, and nothing is sent', async () => {
  const { user, email, password, send } = await openForm();
  await send();
  expect(email).toShowError(/This field is required\./);
  expect(password).toShowError(/This field is required\./);
  expect(email).toHaveFocus();
  await user.type(email, 'maya@');
  expect(email).toShowError(/Email is not valid\./);
  await user.type(email, 'demo.test');
  expect(email).toBeValid();
  expect(portal().network.calls).not.toContain('POST /api/signin');
});

test('a wrong password shows one neutral text and keeps the fields', async () => {
  const { user, email, password, send } = await openForm();
  await user.type(email, 'approved@demo.test');
  await user.type(password, 'wrong');
  await send();
  await expectVisible('Email or password is incorrect.');
  expect(email).toHaveValue('approved@demo.test');
  expect(password).toHaveValue('wrong');
  expect(password).toHaveFocus();
  // An address without an account has the same text.
  await user.clear(email);
  await user.type(email, 'nobody@demo.test');
  await send();
  await waitFor(() =>
    expect(portal().network.calls.filter((call) => call === 'POST /api/signin')).toHaveLength(2),
  );
  await expectVisible('Email or password is incorrect.');
});

test('after too many attempts the button counts down and sends nothing', async () => {
  const { user, email, password, send } = await openForm();
  const restore = portal().network.intercept(({ pathname }) =>
    pathname === '/api/signin'
      ? Response.json(
          { error: 'Too many tries. Please wait a little and try again.' },
          { status: 429, headers: { 'Retry-After': '600' } },
        )
      : undefined,
  );
  await user.type(email, 'approved@demo.test');
  await user.type(password, 'wrong');
  await send();
  const waiting = await screen.findByRole('button', {
    name: 'Sign in',
    description: /^Available within/,
  });
  // 600 seconds are ten minutes, of which some seconds may have passed.
  expect(waiting).toHaveTextContent(/in (10:00|9:5\d)$/);
  expect(screen.getByText(/Too many tries/)).toBeVisible();
  await user.click(waiting);
  await user.type(password, '{Enter}');
  expect(portal().network.calls.filter((call) => call === 'POST /api/signin')).toHaveLength(1);
  restore();
});

test('a reload keeps the address but not the password', async () => {
  const { user, email, password } = await openForm();
  await user.type(email, 'approved@demo.test');
  await user.type(password, 'Demo-pass-1');
  const reloaded = await openForm();
  expect(reloaded.email).toHaveValue('approved@demo.test');
  expect(reloaded.password).toHaveValue('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Demo-pass-1');
});

test('without a response an error is shown, and the next attempt works', async () => {
  const { user, email, password, send } = await openForm();
  const restore = portal().interrupt(/signin/);
  await user.type(email, 'approved@demo.test');
  await user.type(password, 'Demo-pass-1');
  await send();
  await expectVisible(/The server did not respond/);
  restore();
  await send();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Dashboard' }));
  expect(location.pathname).toBe('/dashboard');
  // Waits, because the frame of the app shows before the page has loaded.
  await waitFor(() => expect(document.title).toMatch(/Byline \| Dashboard$/));
});

test('signing in returns a guest to the page they asked for, once', async () => {
  const { user, email, password, send } = await openForm('/job/history?group=completed');
  expect(location.pathname).toBe('/signin');
  await user.type(email, 'approved@demo.test');
  await user.type(password, 'Demo-pass-1');
  await send();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'My jobs' }));
  expect(location.pathname + location.search).toBe('/job/history?group=completed');
  expect(localStorage.getItem('wantedPath')).toBeNull();
});

test('signed-in users are redirected to the dashboard', async () => {
  await portal().visit('/signin', { as: 'approved' });
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Dashboard' }));
});

test('if the browser blocks cookies, the form shows an error and stays filled in', async () => {
  const { user, email, password, send } = await openForm();
  portal().network.blockCookies();
  await user.type(email, 'approved@demo.test');
  await user.type(password, 'Demo-pass-1');
  await send();
  await expectVisible(/Your browser blocks cookies/);
  expect(location.pathname).toBe('/signin');
  expect(email).toHaveValue('approved@demo.test');
  expect(password).toHaveValue('Demo-pass-1');
});
