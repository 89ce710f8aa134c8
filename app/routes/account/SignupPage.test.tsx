import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCode, skipResendPause } from '../../testing/codes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Returns how often the page has made a call. */
const countCalls = (call: string) => portal().network.calls.filter((made) => made === call).length;

async function openForm() {
  skipResendPause(portal());
  const user = await portal().visit('/signup');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return {
    user,
    name,
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password'),
    terms: screen.getByRole('checkbox'),
    submit: () => user.click(button('Continue')),
  };
}

/** Fills in the form and requests a code for the address. */
async function fillIn(address: string, secret = 'otters walk home') {
  const form = await openForm();
  await form.user.type(form.name, 'Robin Vale');
  await form.user.type(form.email, address);
  await form.user.type(form.password, secret);
  await form.user.click(form.terms);
  await form.submit();
  return form;
}

/** Enters the code that was sent to the address. */
async function enterCode({ user }: Awaited<ReturnType<typeof openForm>>, address: string) {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  // The last digit submits.
  await user.type(field, await readCode(portal(), address));
}

test('an address with letters that look alike shows the reason at its field', async () => {
  const { email } = await fillIn('m\u0430ya@demo.test');
  await waitFor(() => expect(email).toShowError(/mixes letters that look alike/));
});

test('invalid fields show the specified messages, and nothing is sent', async () => {
  const { user, name, email, password, terms, submit } = await openForm();
  await submit();
  for (const field of [name, email, password, terms]) {
    expect(field).toShowError(/This field is required\./);
  }
  await user.type(name, '李');
  await user.type(email, 'robin@');
  await user.type(password, 'short');
  await submit();
  expect(name).not.toBeInvalid();
  expect(email).toShowError(/Email is not valid\./);
  expect(password).toShowError(/Password is not valid\./);
  // The hint has the minimum length.
  expect(password).toHaveAccessibleDescription(/8/);
  // A name has at most 80 characters, and a password at most 128.
  await user.click(name);
  await user.paste('x'.repeat(81));
  expect(name).toShowError(/Name is not valid\./);
  await user.clear(name);
  await user.type(name, '李');
  expect(name).not.toBeInvalid();
  await user.click(password);
  await user.paste('x'.repeat(129));
  expect(password).toShowError(/Password is not valid\./);
  expect(countCalls('POST /api/request/otp')).toBe(0);
  for (const link of ['publisher terms', 'privacy notice']) {
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('target', '_blank');
  }
});

test('a code verifies the address, then the account is created and the profile comes next', async () => {
  const form = await fillIn('robin@example.test');
  const title = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  expect(title).toBeVisible();
  await enterCode(form, 'robin@example.test');
  await waitFor(() => expect(location.pathname).toBe('/register/profile'));
  const { db } = portal().server.services;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', 'robin@example.test')
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    name: 'Robin Vale',
    state: 'pending_profile',
    email_verified: 1,
    locale: 'en',
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('only after the code is entered, the page shows that the account exists already, and links to sign-in', async () => {
  const form = await fillIn('fresh@demo.test');
  expect(screen.queryByText(/already have an account$/)).toBeNull();
  await enterCode(form, 'fresh@demo.test');
  await expectVisible('You already have an account');
  await form.user.click(screen.getByRole('link', { name: 'Sign in instead' }));
  await screen.findByRole('button', { name: 'Email me a code instead' });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('fresh@demo.test');
});

test('a common password is rejected at its field, and the address stays verified', async () => {
  const form = await fillIn('dana@example.test', 'password1');
  await enterCode(form, 'dana@example.test');
  const password = await screen.findByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/easy to guess/));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
  await form.user.clear(password);
  await form.user.type(password, 'otters walk home');
  await form.submit();
  await waitFor(() => expect(location.pathname).toBe('/register/profile'));
  expect(countCalls('POST /api/request/otp')).toBe(1);
});

test('the server’s error for the address appears at its field', async () => {
  const restore = portal().interrupt(/request/, {
    status: 422,
    body: { errors: { to: 'Email is not valid.' } },
  });
  const { email } = await fillIn('odd@example.test');
  await waitFor(() => expect(email).toShowError(/Email is not valid\./));
  expect(email).toHaveFocus();
  restore();
});

test('a reload keeps the fields but not the password, and sends no second code', async () => {
  const form = await fillIn('kim@example.test');
  await screen.findByRole('textbox', { name: 'Code' });
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).not.toContain('otters walk home');
  await portal().visit('/signup');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('kim@example.test');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await form.user.type(screen.getByLabelText('Password'), 'otters walk home');
  await form.user.click(button('Continue'));
  await enterCode(form, 'kim@example.test');
  await waitFor(() => expect(location.pathname).toBe('/register/profile'));
  expect(countCalls('POST /api/request/otp')).toBe(1);
});

test('the address can be changed before the code is entered', async () => {
  const form = await fillIn('typo@example.test');
  await form.user.click(await screen.findByRole('button', { name: 'Change email address' }));
  const email = await screen.findByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue('typo@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('otters walk home');
  await form.user.clear(email);
  await form.user.type(email, 'right@example.test');
  await form.submit();
  await expectVisible('right@example.test');
});
