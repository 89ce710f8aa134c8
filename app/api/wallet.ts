import useSWR, { useSWRConfig } from 'swr';
import type {
  PaymentState,
  TransactionType,
  WithdrawalFilter,
} from '../../contract/rules/states.ts';
import type { Payment, Payments, Transaction, Transactions } from '../../contract/schemas/money.ts';
import type { Wallets } from '../../contract/schemas/wallet.ts';
import type {
  Withdrawal,
  WithdrawalRequestBody,
  Withdrawals,
  WithdrawalSaved,
} from '../../contract/schemas/withdrawal.ts';
import { fetchAllPages } from './allPages.ts';
import { post, withQuery } from './client.ts';
import { usePolled } from './usePolled.ts';

type PaymentsFilter = {
  state?: PaymentState | undefined;
  overdue?: 1 | undefined;
  sort?: 'newest' | 'urgency';
};
type TransactionsFilter = { type?: TransactionType | undefined; from?: string; to?: string };
type WithdrawalsFilter = { state?: WithdrawalFilter | undefined };
type Paged<Filter> = Filter & { page?: number };

const paymentsPath = '/api/payment';
const transactionsPath = '/api/payment/transaction';
const withdrawalsPath = '/api/payment/withdrawal';

const walletsKey = '/api/summary/wallet';

// `keepPreviousData` keeps the figures visible while another page of the list loads.
const polling = { firstDelayMs: 5_000, keepPreviousData: true };

function hasOpenWithdrawal({ wallets }: Wallets): boolean {
  return wallets.some(({ in_transit: inTransit }) => inTransit.amount > 0);
}

/** Reads the wallets, one per currency, with their withdrawal rules; polls while a withdrawal is open. */
export function useWallets() {
  return usePolled<Wallets>(walletsKey, hasOpenWithdrawal, polling);
}

/** Reads the payment of each job. */
export function usePayments(filter: Paged<PaymentsFilter>) {
  return useSWR<Payments>(withQuery(paymentsPath, filter));
}

/** Fetches the payments of all pages. Rejects with an ApiError. */
export function fetchPayments(filter: PaymentsFilter): Promise<Payment[]> {
  return fetchAllPages(paymentsPath, filter);
}

/** Reads the transactions of the ledger, newest first. */
export function useTransactions(filter: Paged<TransactionsFilter>) {
  return useSWR<Transactions>(withQuery(transactionsPath, filter));
}

/** Fetches the transactions of all pages, newest first. Rejects with an ApiError. */
export function fetchTransactions(filter: TransactionsFilter): Promise<Transaction[]> {
  return fetchAllPages(transactionsPath, filter);
}

function hasOpenRow({ data }: Withdrawals): boolean {
  return data.some(({ state }) => state === 'requested' || state === 'processing');
}

/** Reads one page of the withdrawals, newest first; polls while one of them is open. */
export function useWithdrawals(filter: Paged<WithdrawalsFilter>) {
  return usePolled<Withdrawals>(withQuery(withdrawalsPath, filter), hasOpenRow, polling);
}

/** Fetches the withdrawals of all pages, newest first. Rejects with an ApiError. */
export function fetchWithdrawals(filter: WithdrawalsFilter): Promise<Withdrawal[]> {
  return fetchAllPages(withdrawalsPath, filter);
}

/** Returns whether a cache key belongs to figures, lists or summaries of money. */
export function isMoneyKey(key: unknown): boolean {
  return typeof key === 'string' && /^\/api\/(payment|summary)\b/.test(key);
}

// Updating the cache fails if the user has signed out meanwhile; by then the request itself has succeeded or failed.
const ignoreSignedOut = () => undefined;

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
      const saved = await post<WithdrawalSaved>('/api/request/withdrawal', change);
      await mutate<Wallets>(walletsKey, (current) => current && withWallet(current, saved), {
        revalidate: false,
      }).catch(ignoreSignedOut);
      return saved;
    } finally {
      mutate(isMoneyKey).catch(ignoreSignedOut);
    }
  };
}
