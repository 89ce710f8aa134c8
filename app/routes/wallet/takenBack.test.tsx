import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { debitAccount } from '../../../server/domain/money/debits.ts';
import { deductFromPayment } from '../../../server/domain/paymentChanges/deductions.ts';
import { requestDirectly } from '../../../server/testing/withdrawals.ts';
import { openPortal } from '../../testing/portal.tsx';
import { endOpenWithdrawals } from '../../testing/withdrawals.ts';

const portal = openPortal();
const email = 'approved@demo.test';
const accountId = 'account-approved';

test('money that was taken back shows with its reason in the wallet, at the payment and among the transactions', async () => {
  const { services } = portal().server;
  const { db } = services;
  await deductFromPayment(services, 'payment-past-kindly-old-dog', {
    amount: '10',
    reason: 'The post was removed.',
  });
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', `wallet:${accountId}:USD`)
    .executeTakeFirstOrThrow();
  await endOpenWithdrawals(portal(), accountId);
  await requestDirectly(services, accountId, { amount: balance });
  await debitAccount(services, { email, amount: '12.50', reason: 'The bonus was given twice.' });
  await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  expect(await screen.findByText(/will be taken from your next earnings/)).toHaveTextContent(
    '$ 12.50 will be taken from your next earnings: The bonus was given twice.',
  );
  await portal().visit('/dashboard?tab=wallet&view=transactions');
  const table = within(await screen.findByRole('grid', { name: 'Transactions' }));
  const row = (await table.findByText('Adjustment: The post was removed.')).closest('[role="row"]');
  expect(row).toHaveTextContent('-$ 10.00');
  await portal().visit('/dashboard?tab=wallet&job=kindly-old-dog');
  const payment = within(await screen.findByRole('dialog', { name: 'Payment' }));
  const term = await payment.findByText('The post was removed.');
  expect(term.closest('div')).toHaveTextContent('-$ 10.00');
});
