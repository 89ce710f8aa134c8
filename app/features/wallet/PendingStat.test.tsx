import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import en from '../../i18n/en.json' with { type: 'json' };
import { PendingStat } from './WalletStats.tsx';

const money = (amount: number) => ({ amount, currency: 'USD' });

function renderPending(pending: number, next: number | null, available = 0): string {
  const wallet = {
    available: money(available),
    pending: money(pending),
    next: next === null ? null : { amount: money(next), on: '2026-12-05T08:00:00.000Z' },
    ahead: [],
  } as unknown as Wallet;
  const { container } = render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <PendingStat wallet={wallet} />
    </IntlProvider>,
  );
  return container.textContent;
}

test('the next payment is not repeated as pending; a larger pending sum is labelled as including it', () => {
  expect(renderPending(22_000, 22_000)).toBe('');
  expect(renderPending(30_000, 22_000)).toMatch(/^All pending\$300\.00$/);
  // While something is available, that is the figure, and the next payment is a note below it.
  expect(renderPending(22_000, 22_000, 500)).toMatch(/^Pending\$220\.00$/);
  expect(renderPending(0, null)).toBe('');
});
