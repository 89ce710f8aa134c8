import { expect, test } from 'vitest';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { canWithdraw, chooseWallet } from './canWithdraw.ts';

const currency = 'USD';
const money = (amount: number) => ({ amount, currency });

/** Returns a wallet with 200.00, of which 10.00 to 150.00 can be withdrawn at once. */
const wallet = (walletCurrency: string, blocks: Wallet['withdrawal']['blocked_by'] = []) =>
  ({
    currency: walletCurrency,
    available: money(20_000),
    withdrawal: { min: money(1000), max: money(15_000), blocked_by: blocks },
  }) as unknown as Wallet;

test('an amount is valid from the minimum to what is available, but not above the maximum', () => {
  const within = [999, 1000, 15_000, 15_001].map((amount) => canWithdraw(amount, wallet('USD')));
  expect(within).toEqual([false, true, true, false]);
  expect(canWithdraw(null, wallet('USD'))).toBe(false);
  expect(canWithdraw(1200, { ...wallet('USD'), available: money(1100) })).toBe(false);
});

test('the requested wallet is chosen, else a wallet that is not blocked', () => {
  const wallets = [wallet('USD', ['below_minimum']), wallet('JPY'), wallet('EUR')];
  expect(chooseWallet(wallets, 'EUR')?.currency).toBe('EUR');
  expect(chooseWallet(wallets, null)?.currency).toBe('JPY');
  expect(chooseWallet(wallets, 'GBP')?.currency).toBe('JPY');
  expect(chooseWallet([wallet('USD', ['phone'])], null)?.currency).toBe('USD');
});
