import {
  paymentsQuerySchema,
  paymentsSchema,
  transactionsQuerySchema,
  transactionsSchema,
} from '../contract/money.ts';
import { walletSchema } from '../contract/wallet.ts';
import { listPayments } from '../domain/money/listPayments.ts';
import { listTransactions } from '../domain/money/transactions.ts';
import { readWallet } from '../domain/money/wallet.ts';
import { approvedOnly, defineRoute } from './route.ts';

/** The wallet, the payments and the transactions. */
export const moneyRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/summary/wallet',
    summary: 'Get the balances of the wallet and the withdrawal rules',
    access: approvedOnly,
    response: walletSchema,
    handle: ({ services: { db, clock, config }, session }) =>
      readWallet(db, session, config.withdrawal, clock.now()),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/payment',
    summary: 'List the payments, one per accepted application',
    access: approvedOnly,
    query: paymentsQuerySchema,
    response: paymentsSchema,
    handle: ({ services: { db, clock }, session, query }) =>
      listPayments(db, session, query, clock.now()),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/payment/transaction',
    summary: 'List the transactions of the wallet with the balance after each',
    access: approvedOnly,
    query: transactionsQuerySchema,
    response: transactionsSchema,
    handle: ({ services: { db }, session, query, language }) =>
      listTransactions(db, session.id, query, language),
  }),
];
