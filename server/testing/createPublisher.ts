import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/transaction.ts';
import { createAccount } from '../domain/accounts/createAccount.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session/sessions.ts';
import { insertPayoutMethod } from './insertPayoutMethod.ts';

/** Creates an approved publisher with an active payout method, and returns a session. */
export async function createPublisher(services: Services): Promise<Session> {
  const { db } = services;
  const id = await inTransaction(db, (tx) =>
    createAccount(tx, services, {
      name: 'Test',
      email: `${randomUUID()}@x.test`,
      passwordHash: null,
      locale: 'en',
    }),
  );
  await db
    .updateTable('accounts')
    .set({ state: 'approved', phone_verified: 1 })
    .where('id', '=', id)
    .execute();
  await insertPayoutMethod(services, id);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A session has the columns of its account, and some about the sign-in, which the callers do not read.
  return account as unknown as Session;
}
