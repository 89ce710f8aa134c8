import type { Wallet } from '../../../contract/schemas/wallet.ts';

/** Returns the largest amount that can be withdrawn now, in minor units. */
export function getMaxAmount({ available, withdrawal }: Wallet): number {
  return Math.min(available.amount, withdrawal.max.amount);
}

/** Returns whether an amount is within the limits of a wallet. */
export function canWithdraw(amount: number | null, wallet: Wallet): amount is number {
  return (
    amount !== null && amount >= wallet.withdrawal.min.amount && amount <= getMaxAmount(wallet)
  );
}

/** Returns the wallet in a currency; without such a wallet, the first from which the user can withdraw, else the first. */
export function chooseWallet(wallets: Wallet[], currency: string | null): Wallet | undefined {
  return (
    wallets.find((wallet) => wallet.currency === currency) ??
    wallets.find((wallet) => wallet.withdrawal.blocked_by.length === 0) ??
    wallets[0]
  );
}
