import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCode, skipResendPause } from '../../testing/codes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const codeLifetimeMs = 600_000;
/** The button's countdown of the pause before a code can be resent. */
const countdown = /in 0:\d\d/;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const countRequests = () =>
  portal().network.calls.filter((call) => call === 'POST /api/request/otp').length;

afterEach(() => void vi.useRealTimers());

/** Reloads the page, which restores the step in which a code is entered. */
const reload = () => portal().visit('/signin');

/** Requests a code for an address; returns its field, and the function that sends the code. */
async function askForCode(email: string) {
  skipResendPause(portal());
  const user = await portal().visit('/signin');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.click(button('Email me a code instead'));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await user.click(button('Email me a code'));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  return { user, code, send: () => user.click(button('Sign in')) };
}

test('the address is validated, and the server’s error is shown at its field', async () => {
  const user = await portal().visit('/signin');
  await user.click(await screen.findByRole('button', { name: 'Email me a code instead' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveFocus();
  await user.click(button('Email me a code'));
  expect(email).toShowError(/This field is required\./);
  await user.type(email, 'maya@');
  expect(email).toShowError(/Email is not valid\./);
  expect(countRequests()).toBe(0);
  const restore = portal().interrupt(/request/, {
    status: 422,
    body: { errors: { to: 'Email is not valid.' } },
  });
  await user.type(email, 'demo.test');
  await user.click(button('Email me a code'));
  await waitFor(() => expect(email).toShowError(/Email is not valid\./));
  expect(email).toHaveValue('maya@demo.test');
  restore();
});

test('after a wrong code, its field shows the error and its digits are selected', async () => {
  const { user, code, send } = await askForCode('fresh@demo.test');
  await send();
  expect(code).toShowError(/This field is required\./);
  await user.type(code, '123');
  expect(code).toShowError(/The Code must be 6 digits number\./);
  const right = await readCode(portal(), 'fresh@demo.test');
  await user.clear(code);
  await user.type(code, right === '000000' ? '000001' : '000000');
  await waitFor(() => expect(code).toShowError(/The code is invalid\./));
  const { selectionStart, selectionEnd } = code as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
  await user.keyboard(right);
  expect(code).toHaveValue(right);
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Dashboard' }));
});

test('after five wrong codes or ten minutes another code is needed, and the address is still shown', async () => {
  const { user, code, send } = await askForCode('arabic@demo.test');
  const right = await readCode(portal(), 'arabic@demo.test');
  await user.type(code, right === '000000' ? '000001' : '000000');
  // Clicks until five attempts were sent: a click during a pending response is ignored.
  await waitFor(async () => {
    await send();
    expect(code).toShowError(/Too many incorrect attempts\. Request a new code\./);
  });
  skipResendPause(portal());
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  await waitFor(() => expect(button('Resend code')).toHaveTextContent(countdown));
  const second = screen.getByRole('textbox', { name: 'Code' });
  expect(second).toHaveValue('');
  const late = await readCode(portal(), 'arabic@demo.test');
  portal().server.services.clock.advance(codeLifetimeMs);
  await user.type(second, late);
  await waitFor(() => expect(second).toShowError(/The code has expired\./));
  expect(screen.getByText(/If an account exists for/)).toHaveTextContent('arabic@demo.test');
});

test('the sent code and the pause survive a reload without another request', async () => {
  await askForCode('pending@demo.test');
  expect(countRequests()).toBe(1);
  await reload();
  await expectVisible(() => screen.getByRole('textbox', { name: 'Code' }));
  expect(button('Resend code')).toHaveAttribute('aria-disabled', 'true');
  expect(countRequests()).toBe(1);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(
    await readCode(portal(), 'pending@demo.test'),
  );
});

test.each([-3_600_000, -30_000, 20_000])(
  'if the clock changes by %i ms, the step stays and no pause becomes longer',
  async (change) => {
    await askForCode('fresh@demo.test');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + change, shouldAdvanceTime: true });
    await reload();
    await expectVisible(() => screen.getByRole('textbox', { name: 'Code' }));
    // During the pause, the button contains its label for screen readers, and visibly the label with the time.
    expect(button('Resend code')).toHaveTextContent(/^Resend code(Resend code in 0:[0-4]\d)?$/);
  },
);

test('without the stored pause, the server enforces the pause', async () => {
  const { user } = await askForCode('rejected@demo.test');
  sessionStorage.removeItem('otpPause');
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  await expectVisible(/^A code was requested a moment ago\./);
  expect(button('Resend code')).toHaveAttribute('aria-disabled', 'true');
});

test('help is shown after the second resend, and the address can be changed', async () => {
  const { user } = await askForCode('suspended@demo.test');
  for (const times of [1, 2]) {
    expect(screen.queryByText('No code yet?')).toBeNull();
    skipResendPause(portal());
    await reload();
    await user.click(await screen.findByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(button('Resend code')).toHaveTextContent(countdown));
    await waitFor(() => expect(countRequests()).toBe(1 + times));
  }
  expect(screen.getByText('No code yet?')).toBeVisible();
  await user.click(button('Change email address'));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('suspended@demo.test');
});
