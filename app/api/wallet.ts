import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api, isRequestTo, toUrl } from '../../contract/api.ts';
import { openWithdrawalStates } from '../../contract/rules/states.ts';
import type { Payment, Transaction } from '../../contract/schemas/money.ts';
import type { Wallets } from '../../contract/schemas/wallet.ts';
import type {
  Withdrawal,
  WithdrawalRequestBody,
  Withdrawals,
  WithdrawalSaved,
} from '../../contract/schemas/withdrawal.ts';
import { readAllPages, type FilterOf } from './allPages.ts';
import { send } from './client.ts';
import { usePolled } from './usePolled.ts';
import { useRead, type ReadValues } from './useRead.ts';

const walletsKey = toUrl(api.wallets);

// Updating the cache fails if the user has signed out meanwhile.
const ignoreSignedOut = () => undefined;

// `keepPreviousData` keeps the figures visible while another page of the list loads.
const polling = { firstDelayMs: 5_000, keepPreviousData: true };

// Money arrives, withdrawals end and new payout methods are unlocked while a page is open.
function mayChange({ wallets }: Wallets): boolean {
  return wallets.some(
    ({ in_transit: inTransit, pending, withdrawal }) =>
      inTransit.amount > 0 || pending.amount > 0 || withdrawal.unlocks_at !== null,
  );
}

/** Reads the wallets, one per currency, with their withdrawal rules; polls while they may change. */
export function useWallets() {
  // Soon, because a mail says at once that the money is there.
  return usePolled(api.wallets, {}, mayChange, { ...polling, maxDelayMs: 10_000 });
}

/** Reads the wallets and, when they have changed, the lists and summaries of money. For the page around these. */
export function useWalletsOfPage() {
  const query = useWallets();
  const { mutate } = useSWRConfig();
  const previous = useRef(query.data);
  useEffect(() => {
    const isChanged = previous.current !== undefined && previous.current !== query.data;
    previous.current = query.data;
    if (isChanged) mutate((key) => key !== walletsKey && isMoneyKey(key)).catch(ignoreSignedOut);
  }, [query.data, mutate]);
  return query;
}

/** Reads the payment of each job. */
export function usePayments(filter: ReadValues<typeof api.payments>) {
  return useRead(api.payments, filter);
}

/** Fetches the payments of all pages. Rejects with an ApiError. */
export function fetchPayments(filter: FilterOf<typeof api.payments>): Promise<Payment[]> {
  return readAllPages(api.payments, filter);
}

/** Reads the transactions of the ledger, newest first. */
export function useTransactions(filter: ReadValues<typeof api.transactions>) {
  return useRead(api.transactions, filter);
}

/** Fetches the transactions of all pages, newest first. Rejects with an ApiError. */
export function fetchTransactions(
  filter: FilterOf<typeof api.transactions>,
): Promise<Transaction[]> {
  return readAllPages(api.transactions, filter);
}

function hasOpenRow({ data }: Withdrawals): boolean {
  return data.some(({ state }) => openWithdrawalStates.includes(state));
}

/** Reads pages of the withdrawals, newest first; polls while one of them is open. */
export function useWithdrawals(filter: ReadValues<typeof api.withdrawals>) {
  return usePolled(api.withdrawals, filter, hasOpenRow, polling);
}

/** Fetches the withdrawals of all pages, newest first. Rejects with an ApiError. */
export function fetchWithdrawals(filter: FilterOf<typeof api.withdrawals>): Promise<Withdrawal[]> {
  return readAllPages(api.withdrawals, filter);
}

/** The endpoints of figures, lists and summaries of money. */
const moneyEndpoints = [
  api.wallets,
  api.payments,
  api.transactions,
  api.withdrawals,
  api.jobYear,
  api.payoutYear,
];

/** Returns whether a cache key belongs to figures, lists or summaries of money. */
export function isMoneyKey(key: unknown): boolean {
  return isRequestTo(moneyEndpoints, key);
}

function withWallet({ wallets }: Wallets, { wallet }: WithdrawalSaved): Wallets {
  return { wallets: wallets.map((old) => (old.currency === wallet.currency ? wallet : old)) };
}

/**
 * Returns the function that requests or cancels a withdrawal. All figures are reloaded, after an error too: the response
 * may have been lost, or the wallet may have changed meanwhile. Rejects with an ApiError.
 */
export function useChangeWithdrawal() {
  const { mutate } = useSWRConfig();
  return async (change: WithdrawalRequestBody): Promise<WithdrawalSaved> => {
    try {
      const saved = await send(api.changeWithdrawal, change);
      await mutate<Wallets>(walletsKey, (current) => current && withWallet(current, saved), {
        revalidate: false,
      }).catch(ignoreSignedOut);
      return saved;
    } finally {
      mutate(isMoneyKey).catch(ignoreSignedOut);
    }
  };
}
