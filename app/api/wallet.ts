import useSWR from 'swr';
import type { Payments, Transactions } from '../../server/contract/money.ts';
import type { PaymentState, TransactionType } from '../../server/contract/states.ts';
import type { Wallets } from '../../server/contract/wallet.ts';
import { withQuery } from './client.ts';

type PaymentsFilter = {
  state?: PaymentState | undefined;
  overdue?: 1 | undefined;
  page?: number | undefined;
};
type TransactionsFilter = { type?: TransactionType | undefined; page?: number | undefined };

/** Reads the wallets, one per currency, with their withdrawal rules. */
export function useWallets() {
  return useSWR<Wallets>('/api/summary/wallet');
}

/** What each job earns. */
export function usePayments(filter: PaymentsFilter) {
  return useSWR<Payments>(withQuery('/api/payment', filter));
}

/** The lines of the ledger, newest first. */
export function useTransactions(filter: TransactionsFilter) {
  return useSWR<Transactions>(withQuery('/api/payment/transaction', filter));
}
