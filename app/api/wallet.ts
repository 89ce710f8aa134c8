import useSWR from 'swr';
import type { Payments, Transactions } from '../../server/contract/money.ts';
import type { PaymentState, TransactionType } from '../../server/contract/states.ts';
import type { Wallets } from '../../server/contract/wallet.ts';
import { withQuery } from './client.ts';

type PaymentsFilter = {
  state?: PaymentState;
  page?: number;
};
type TransactionsFilter = { type?: TransactionType | undefined; page?: number | undefined };

/** Reads the wallets, one per currency, with their withdrawal rules. */
export function useWallets() {
  return useSWR<Wallets>('/api/summary/wallet');
}

/** Reads the payment of each job. */
export function usePayments(filter: PaymentsFilter) {
  return useSWR<Payments>(withQuery('/api/payment', filter));
}

/** Reads the transactions of the ledger, newest first. */
export function useTransactions(filter: TransactionsFilter) {
  return useSWR<Transactions>(withQuery('/api/payment/transaction', filter));
}
