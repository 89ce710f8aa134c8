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

const portal = openPortal();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

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
  expect(await screen.findByText('a•••@demo.test')).toBeVisible();
  expect(button('Get it by text message instead')).toHaveAttribute('aria-disabled', 'true');
  skipResendPause(portal());
  const user = showAgain({ otherChannel: 'sms' });
  await user.click(button('Get it by text message instead'));
  expect(await screen.findByText('+65 •••• 4821')).toBeVisible();
  // The button counts the new pause down.
  expect(button('Get it by email instead')).toHaveTextContent('in 0:');
});

test('with `isOnDemand`, a code is sent only after a press; if sending fails, the reason is shown', async () => {
  const user = await show({ isOnDemand: true });
  expect(screen.getByText('We will send a code to your email address.')).toBeVisible();
  expect(portal().network.calls).not.toContain('POST /api/request/otp');
  const restore = portal().interrupt(/request/);
  await user.click(button('Send code'));
  expect(await screen.findByText(/The server did not respond/)).toBeVisible();
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
  expect(await screen.findByText('Please confirm with a new code first.')).toBeVisible();
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
  await user.click(button('Continue'));
  expect(await screen.findByText('The bank is unknown.')).toBeVisible();
  await user.click(button('Continue'));
  await waitFor(() => expect(proofs).toHaveLength(2));
  expect(proofs[0]).toBe(proofs[1]);
});
