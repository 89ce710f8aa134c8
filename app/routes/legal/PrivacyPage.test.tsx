import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { retentionDays } from '../../../contract/rules/retention.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

test('the privacy notice has the numbers of days after which the server deletes data', async () => {
  await portal().visit('/privacy');
  const text = await screen.findByText(/You can close your account in your profile/);
  const { closedAccounts, messages, tickets, cases, staffCommands } = retentionDays;
  for (const days of [closedAccounts, messages, tickets, cases, staffCommands]) {
    expect(text).toHaveTextContent(new RegExp(`(^|\\s)${days} days`));
  }
});
