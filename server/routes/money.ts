import { listPayments } from '../domain/money/listPayments.ts';
import { listTransactions } from '../domain/money/transactions.ts';
import { readWallet } from '../domain/money/wallet.ts';
import type { Handlers } from './handler.ts';

/** What jobs earned and where the money is. */
export const moneyHandlers: Pick<Handlers, 'wallet' | 'payments' | 'transactions'> = {
  wallet({ services: { db, clock, config }, session }) {
    return readWallet(db, session, config.withdrawal, clock.now());
  },

  payments({ services: { db, clock }, session, query }) {
    return listPayments(db, session, query, clock.now());
  },

  transactions({ services: { db }, session, query, language }) {
    return listTransactions(db, session.id, query, language);
  },
};
