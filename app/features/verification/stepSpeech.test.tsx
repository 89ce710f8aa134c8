import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterSpeech } from '../../../design-system/testing/expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from '../../../design-system/testing/recordSpeech.ts';
import { readCode, skipResendPause } from '../../testing/codes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { endOpenWithdrawals } from '../../testing/withdrawals.ts';

const portal = openPortal();
let speech: SpeechRecorder | undefined;

beforeEach(async () => {
  skipResendPause(portal());
  await endOpenWithdrawals(portal(), 'account-approved');
});
afterEach(() => speech?.stop());

/** Returns what was read and announced since `listen`. */
const texts = () => speech?.heard().map(({ text }) => text) ?? [];
const listen = () => {
  speech = recordSpeech();
};

/** Enters an amount to withdraw and continues; returns the focused field for the code. */
async function requestCode(user: UserEvent): Promise<HTMLElement> {
  await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '25');
  listen();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(code).toHaveFocus());
  return code;
}

test('the field for a code is read with what the code confirms and where it was sent, once', async () => {
  const user = await portal().visit('/dashboard?tab=wallet&withdraw=1', { as: 'approved' });
  await requestCode(user);
  const about = () => texts().filter((text) => /We sent a code to/.test(text));
  await waitFor(() => expect(about()).toHaveLength(1));
  expect(about()[0]).toMatch(
    /Code, textbox, .*Amount ?\$ 25\.00 .*DBS .*You get ?\$ 24\.50 .*We sent a code to \+65 •••• 4821\./,
  );
  // The field could be read a second time.
  await portal().network.waitUntilIdle();
  await afterSpeech();
  expect(about()).toHaveLength(1);
});

test('the heading of a receipt gets the focus, and the next step is announced', async () => {
  const user = await portal().visit('/dashboard?tab=wallet&withdraw=1', { as: 'approved' });
  const code = await requestCode(user);
  await user.type(code, await readCode(portal(), '+6581234821'));
  const heading = await screen.findByRole('heading', { name: 'We have received your request.' });
  expect(heading).toHaveFocus();
  await waitFor(() => expect(texts()).toContain('We will email you when it is sent to your bank.'));
  expect(texts().filter((text) => /We have received/.test(text))).toEqual([
    expect.stringMatching(/We have received your request\., heading level 3$/),
  ]);
});
