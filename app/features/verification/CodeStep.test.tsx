import { DesignSystemProvider } from '@byline/design-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlContext } from 'react-intl';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { swrOptions } from '../../api/swrOptions.ts';
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx';
import { readCode, skipResendPause } from '../../testing/codes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { CodeStep, type CodeStepProps } from './CodeStep.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findField = () => screen.findByRole('textbox', { name: 'Code' });
const countChecks = () =>
  portal().network.calls.filter((call) => call === 'POST /api/validate/token').length;
/** Returns a code that differs from this one in its last digit. */
const getWrong = (right: string) => `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;

/** Renders the step for a signed-in user who changes the payout method. */
async function show(props: Partial<CodeStepProps> = {}) {
  skipResendPause(portal());
  await portal().signIn('approved');
  return showAgain(props);
}

/** Renders the step as a new page does, with empty caches. */
function showAgain(props: Partial<CodeStepProps> = {}) {
  cleanup();
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <LocaleProvider>
        <DesignSystemProvider intlContext={IntlContext} navigate={() => undefined}>
          <CodeStep purpose="payout" channel="email" onProof={() => undefined} {...props} />
        </DesignSystemProvider>
      </LocaleProvider>
    </SWRConfig>,
  );
  return userEvent.setup();
}

test('the code is sent to the confirmed contact, and by the other channel after the pause', async () => {
  await show({ otherChannel: 'sms' });
  await expectVisible('a•••@demo.test');
  expect(button('Get it by text message instead')).toHaveAttribute('aria-disabled', 'true');
  skipResendPause(portal());
  const user = showAgain({ otherChannel: 'sms' });
  await user.click(button('Get it by text message instead'));
  await expectVisible('+65 •••• 4821');
  // The button counts the new pause down.
  expect(button('Get it by email instead')).toHaveTextContent('in 0:');
});

test('with `isOnDemand`, a code is sent only after a press; if sending fails, the reason is shown', async () => {
  const user = await show({ isOnDemand: true });
  expect(screen.getByText('We will send a code to your email address.')).toBeVisible();
  expect(portal().network.calls).not.toContain('POST /api/request/otp');
  const restore = portal().interrupt(/request/);
  await user.click(button('Send code'));
  await expectVisible(/The server did not respond/);
  restore();
  await user.click(button('Send code'));
  expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('after an expired proof, the code is cleared and the other fields stay', async () => {
  const proofs: string[] = [];
  const user = await show({
    children: <input name="note" aria-label="Note" />,
    onProof: (proof) => {
      proofs.push(proof);
      throw new ApiError(403, { error: 'Please confirm with a new code first.' });
    },
  });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'kept');
  await user.type(code, await readCode(portal(), 'approved@demo.test'));
  await user.click(button('Continue'));
  await expectVisible('Please confirm with a new code first.');
  expect(proofs).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
});

test('after an error from the caller, a retry sends the same proof', async () => {
  const proofs: string[] = [];
  const user = await show({
    onProof: (proof) => {
      proofs.push(proof);
      return proofs.length === 1 ? { error: 'The bank is unknown.' } : undefined;
    },
  });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, await readCode(portal(), 'approved@demo.test'));
  await expectVisible('The bank is unknown.');
  await user.click(button('Continue'));
  await waitFor(() => expect(proofs).toHaveLength(2));
  expect(proofs[0]).toBe(proofs[1]);
});

test('the last digit submits the code, as the hint says', async () => {
  const proofs: string[] = [];
  const user = await show({ onProof: (proof) => void proofs.push(proof) });
  const code = await findField();
  expect(code).toHaveAccessibleDescription(/We check it as soon as all 6 digits are in\./);
  const right = await readCode(portal(), 'approved@demo.test');
  await user.type(code, right.slice(0, 5));
  expect(countChecks()).toBe(0);
  await user.type(code, right.slice(5));
  await waitFor(() => expect(proofs).toHaveLength(1));
});

test('a pasted code is submitted once, also if the button is pressed while it is checked', async () => {
  const proofs: string[] = [];
  const user = await show({ onProof: (proof) => void proofs.push(proof) });
  await user.click(await findField());
  const right = await readCode(portal(), 'approved@demo.test');
  const release = portal().network.holdResponses(/^POST \/api\/validate\/token/);
  await user.paste(`${right.slice(0, 3)} ${right.slice(3)}`);
  await user.click(button(/^Continue/));
  await user.keyboard('{Enter}');
  release();
  await waitFor(() => expect(proofs).toHaveLength(1));
  expect(countChecks()).toBe(1);
});

test('after a wrong code, other digits are submitted at once, and the same ones by the button only', async () => {
  const proofs: string[] = [];
  const user = await show({ onProof: (proof) => void proofs.push(proof) });
  const code = await findField();
  const right = await readCode(portal(), 'approved@demo.test');
  const wrong = getWrong(right);
  await user.type(code, wrong);
  await waitFor(() => expect(code).toShowError(/The code is invalid\./));
  await user.clear(code);
  await user.type(code, wrong);
  expect(code).not.toBeInvalid();
  await user.click(button('Continue'));
  await waitFor(() => expect(code).toShowError(/The code is invalid\./));
  expect(countChecks()).toBe(2);
  await user.clear(code);
  await user.type(code, right);
  await waitFor(() => expect(proofs).toHaveLength(1));
  expect(countChecks()).toBe(3);
});

test('with more fields below the code, only the button submits', async () => {
  const proofs: string[] = [];
  const user = await show({
    children: <input name="note" aria-label="Note" />,
    onProof: (proof) => void proofs.push(proof),
  });
  const code = await findField();
  expect(code).not.toHaveAccessibleDescription(/as soon as/);
  await user.type(code, await readCode(portal(), 'approved@demo.test'));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'kept');
  expect(countChecks()).toBe(0);
  await user.click(button('Continue'));
  await waitFor(() => expect(proofs).toHaveLength(1));
});
