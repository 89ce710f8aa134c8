import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastMail } from '../../../server/testing/readCodes.ts';
import { readCode, skipResendPause } from '../../testing/codes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const linkLifetimeMs = 600_000;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findDashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

/** Requests a code for an address; returns the fields of the next step, and the function that sends them. */
async function requestReset(address: string) {
  skipResendPause(portal());
  const user = await portal().visit('/reset-password');
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, address);
  await user.click(button('Send code'));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  const password = screen.getByLabelText('New password');
  return { user, code, password, send: () => user.click(button('Set password and sign in')) };
}

/** Returns the path of the link in the latest email to an address. */
async function mailedPath(address: string): Promise<string> {
  const mail = await lastMail(portal().server.services.db, address);
  const [link = ''] = /http\S+/.exec(mail?.body ?? '') ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('the text is the same whether or not an account exists', async () => {
  for (const address of ['approved@demo.test', 'absent@demo.test']) {
    await requestReset(address);
    expect(screen.getByText(/If an account exists for/)).toHaveTextContent(address);
    // Forgets the code, so that the page asks for an address again.
    sessionStorage.clear();
  }
});

test('missing and wrong values have the specified messages', async () => {
  const user = await portal().visit('/reset-password');
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toShowError(/This field is required\./);
  await user.type(email, 'maya@');
  expect(email).toShowError(/Email is not valid\./);
  const form = await requestReset('fresh@demo.test');
  await form.send();
  expect(form.code).toShowError(/This field is required\./);
  expect(form.password).toShowError(/This field is required\./);
  await user.type(form.password, 'short');
  await user.type(form.code, '12');
  expect(form.code).toShowError(/The Code must be 6 digits number\./);
  expect(form.password).toShowError(/New password is not valid\./);
});

test('password managers learn whose password is new', async () => {
  const { password } = await requestReset('arabic@demo.test');
  const fields = [...((password as HTMLInputElement).form?.elements ?? [])].map((field) => [
    field.getAttribute('autocomplete'),
    (field as HTMLInputElement).value,
  ]);
  expect(fields).toContainEqual(['username', 'arabic@demo.test']);
  expect(screen.queryByDisplayValue('arabic@demo.test')).not.toBeVisible();
});

test('a code and a new password sign in; a common password is rejected without another code', async () => {
  const { user, code, password, send } = await requestReset('arabic@demo.test');
  await user.type(code, await readCode(portal(), 'arabic@demo.test'));
  await user.type(password, 'password1');
  await send();
  await waitFor(() => expect(password).toHaveAccessibleDescription(/easy to guess/));
  // The test clock is stopped: without a second in between, both emails would have the same time, and `lastMail` could find either.
  portal().server.services.clock.advance(1_000);
  await user.clear(password);
  await user.type(password, 'otters walk home');
  await send();
  await findDashboard();
  const mail = await lastMail(portal().server.services.db, 'arabic@demo.test');
  // The confirmation is in the language of the account.
  expect(mail?.subject).toMatch(/كلمة مرورك/);
});

test('a password whose response was lost is set, and the next attempt signs in', async () => {
  const { user, code, password, send } = await requestReset('fresh@demo.test');
  await user.type(code, await readCode(portal(), 'fresh@demo.test'));
  // The server exchanges the code, and refuses this password.
  await user.type(password, 'password1');
  await send();
  await waitFor(() => expect(password).toHaveAccessibleDescription(/easy to guess/));
  await user.clear(password);
  await user.type(password, 'otters walk home');
  const restore = portal().network.loseResponses(/validate\/token/);
  await send();
  await expectVisible(/The server did not respond/);
  restore();
  await send();
  await findDashboard();
});

test('the mailed link asks only for the password, and its secrets leave the address', async () => {
  await requestReset('approved@demo.test');
  const path = await mailedPath('approved@demo.test');
  sessionStorage.clear();
  const user = await portal().visit(path);
  const password = await screen.findByLabelText('New password');
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await user.type(password, 'otters walk home');
  await user.click(button('Set password and sign in'));
  await findDashboard();
});

test('the mailed link also works on a device that is signed in', async () => {
  await requestReset('yen@demo.test');
  const path = await mailedPath('yen@demo.test');
  const setPassword = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('New password'), 'otters walk home');
    await user.click(button('Set password and sign in'));
  };
  await setPassword(await portal().visit(path, { as: 'yen' }));
  expect(await findDashboard()).toBeVisible();
  await setPassword(await portal().visit(path));
  await expectVisible(/This link was used or has expired/);
  expect(await findDashboard()).toBeVisible();
});

test('an expired link leads to the form for a new code', async () => {
  await requestReset('approved@demo.test');
  const path = await mailedPath('approved@demo.test');
  portal().server.services.clock.advance(linkLifetimeMs);
  const user = await portal().visit(path);
  await user.type(await screen.findByLabelText('New password'), 'otters walk home');
  await user.click(button('Set password and sign in'));
  await expectVisible(/This link was used or has expired/);
  await expectVisible(() => screen.getByRole('textbox', { name: 'Code' }));
});
