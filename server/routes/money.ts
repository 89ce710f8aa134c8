import {
  paymentsQuerySchema,
  paymentsSchema,
  transactionsQuerySchema,
  transactionsSchema,
} from '../contract/money.ts';
import { walletsSchema } from '../contract/wallet.ts';
import { listPayments } from '../domain/money/listPayments.ts';
import { listTransactions } from '../domain/money/transactions.ts';
import { readWallets } from '../domain/money/wallets.ts';
import { approvedOnly, defineRoute } from './route.ts';

/** The wallets, the payments and the transactions. */
export const moneyRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/summary/wallet',
    summary: 'Get the wallet of each currency with its withdrawal rules',
    access: approvedOnly,
    response: walletsSchema,
    async handle({ services: { db, clock, config }, session }) {
      return { wallets: await readWallets(db, session, config.withdrawal, clock.now()) };
    },
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
    summary: 'List the transactions of all wallets with the balance after each',
    access: approvedOnly,
    query: transactionsQuerySchema,
    response: transactionsSchema,
    handle: ({ services: { db }, session, query, language }) =>
      listTransactions(db, session.id, query, language),
  }),
];
