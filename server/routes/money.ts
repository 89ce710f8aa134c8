import { api } from '../../contract/api.ts';
import {
  paymentsQuerySchema,
  paymentsSchema,
  transactionsQuerySchema,
  transactionsSchema,
} from '../../contract/schemas/money.ts';
import { walletsSchema } from '../../contract/schemas/wallet.ts';
import {
  withdrawalRequestSchema,
  withdrawalSavedSchema,
  withdrawalsQuerySchema,
  withdrawalsSchema,
} from '../../contract/schemas/withdrawal.ts';
import {
  jobYearSchema,
  payoutYearQuerySchema,
  payoutYearSchema,
  yearParamsSchema,
} from '../../contract/schemas/year.ts';
import { listPayments } from '../domain/wallet/listPayments.ts';
import { listWithdrawals } from '../domain/withdrawals/listWithdrawals.ts';
import { listTransactions } from '../domain/wallet/transactions.ts';
import { readWallets } from '../domain/wallet/wallets.ts';
import { cancelWithdrawal, requestWithdrawal } from '../domain/wallet/withdrawalRequests.ts';
import { readJobYear } from '../domain/views/jobYear.ts';
import { readPayoutYear } from '../domain/views/payoutYear.ts';
import { approvedOnly, defineRoute } from './route.ts';

/** The wallets, payments, transactions and withdrawals, and the figures of a year. */
export const moneyRoutes = [
  defineRoute(api.wallets, {
    summary: 'Get the wallet of each currency with its withdrawal rules',
    access: approvedOnly,
    isSnapshot: true,
    response: walletsSchema,
    async handle({ services: { db, clock, config }, session }) {
      return { wallets: await readWallets(db, session, config, clock.now()) };
    },
  }),
  defineRoute(api.payments, {
    summary: 'List the payments, one per accepted application',
    access: approvedOnly,
    isSnapshot: true,
    query: paymentsQuerySchema,
    response: paymentsSchema,
    handle: ({ services: { db, clock, config }, session, query }) =>
      listPayments(db, session, query, { now: clock.now(), config }),
  }),
  defineRoute(api.transactions, {
    summary: 'List the transactions of all wallets with the balance after each',
    access: approvedOnly,
    isSnapshot: true,
    query: transactionsQuerySchema,
    response: transactionsSchema,
    handle: ({ services: { db }, session, query, language }) =>
      listTransactions(db, session, query, language),
  }),
  defineRoute(api.withdrawals, {
    summary: 'List the withdrawals of all wallets',
    access: approvedOnly,
    isSnapshot: true,
    query: withdrawalsQuerySchema,
    response: withdrawalsSchema,
    handle: ({ services: { db }, session, query, language }) =>
      listWithdrawals(db, session.id, query, language),
  }),
  defineRoute(api.changeWithdrawal, {
    summary: 'Request a withdrawal with the proof of a code (201), or cancel one (200)',
    access: approvedOnly,
    otherStatus: 201,
    body: withdrawalRequestSchema,
    response: withdrawalSavedSchema,
    async handle({ services, session, body, language, setStatus }) {
      if (body.action === 'cancel') {
        return cancelWithdrawal(services, session, body.withdrawal_id, language);
      }
      const saved = await requestWithdrawal(services, session, body, language);
      setStatus(201);
      return saved;
    },
  }),
  defineRoute(api.jobYear, {
    summary: 'Get the jobs of a year: by month, by platform, on time, accepted',
    access: approvedOnly,
    isSnapshot: true,
    params: yearParamsSchema,
    response: jobYearSchema,
    handle: ({ services: { db, clock }, session, params }) =>
      readJobYear(db, session.id, params.year, clock.now()),
  }),
  defineRoute(api.payoutYear, {
    summary: 'Get the money of a year in one currency: by month and by brand',
    access: approvedOnly,
    isSnapshot: true,
    params: yearParamsSchema,
    query: payoutYearQuerySchema,
    response: payoutYearSchema,
    handle: ({ services: { db, clock, config }, session, params, query }) =>
      readPayoutYear(
        db,
        session,
        { ...params, ...query },
        { now: clock.now(), ownName: config.app.name },
      ),
  }),
];
