import useSWR from 'swr';
import type { Payments, Transactions } from '../../server/contract/money.ts';
import type { PaymentState, TxType } from '../../server/contract/states.ts';
import type { Wallet } from '../../server/contract/wallet.ts';
import { withQuery } from './client.ts';

type PaymentsFilter = {
  state?: PaymentState;
  page?: number;
};
type TransactionsFilter = { type?: TxType; page?: number };

/** Reads the wallet: its balances and the rules for withdrawals. */
export function useWallet() {
  return useSWR<Wallet>('/api/summary/wallet');
}

/** Reads the payment of each job. */
export function usePayments(filter: PaymentsFilter) {
  return useSWR<Payments>(withQuery('/api/payment', filter));
}

/** Reads the transactions of the ledger, newest first. */
export function useTransactions(filter: TransactionsFilter) {
  return useSWR<Transactions>(withQuery('/api/payment/transaction', filter));
}
