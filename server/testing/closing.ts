import { expect } from 'vitest';
import type { ClosingPlan } from '../../contract/schemas/closing.ts';
import { day } from '../durations.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { creditBonus } from '../domain/money/bonus.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { inTransaction } from '../database/transaction.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** The account that tests close. */
export const closedId = 'account-fresh';
/** The email address of that account. */
export const closedEmail = 'fresh@demo.test';
/** The path of the endpoint that closes and keeps accounts. */
export const closingPath = '/api/user/closing';

/** Reads what closing the account of a client ends. */
export async function readPlan(client: TestClient): Promise<ClosingPlan> {
  return (await client.get<ClosingPlan>(closingPath)).body;
}

/** Closes the account of a client, who accepts the consequences in a plan. */
export function close(client: TestClient, plan: ClosingPlan) {
  return client.post<{ closes_at?: string; error?: string }>(closingPath, {
    action: 'close',
    ends: plan.ends.map((end) => end.job_id),
    gives_up: plan.gives_up,
  });
}

/** Credits an amount in dollars to the account. */
export function credit({ services: { db, clock } }: TestServer, amount: string): Promise<void> {
  const bonus = { email: closedEmail, amount, subject: 'Thanks', now: clock.now() };
  return inTransaction(db, (tx) => creditBonus(tx, bonus));
}

/** Reads the account. */
export function readAccount({ services: { db } }: TestServer) {
  return db
    .selectFrom('accounts')
    .select(['state', 'email', 'name'])
    .where('id', '=', closedId)
    .executeTakeFirstOrThrow();
}

/** Reads the balance of the account in cents. */
export async function readBalance({ services: { db } }: TestServer): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('account_id', '=', closedId)
    .where('currency', '=', 'USD')
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Reads the subjects of the emails to the account. */
export async function readSubjects({ services: { db } }: TestServer): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', closedEmail)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Moves the clock by the days for which a closed account can be kept, and runs what is due. */
export async function waitUntilClosed({ services }: TestServer): Promise<void> {
  services.clock.advance(14 * day);
  await runDueJobs(services);
}

/** Asserts that the ledger has no fault. */
export async function expectNoFault({ services: { db } }: TestServer): Promise<void> {
  expect((await auditLedger(db)).faults).toEqual([]);
}
