import { isLongRun } from '../../../design-system/testing/isLongRun.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { createPublisher } from '../../testing/createPublisher.ts';
import { insertProof } from '../../testing/insertProof.ts';
import {
  moneyCurrencies as currencies,
  moneyOperation as operation,
  type MoneyOperation as Operation,
} from '../../testing/moneyOperations.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { DomainError } from '../domainError.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import type { Session } from '../session/sessions.ts';
import { advanceWithdrawal } from './advanceWithdrawal.ts';
import { auditLedger } from '../money/audit.ts';
import { findOpenDebits } from '../money/debits.ts';
import { deductFromPayment, giveBackDeduction } from '../paymentChanges/deductions.ts';
import { findJobPayouts, getLastPart, getWithdrawnPart } from './jobPayout.ts';
import { holdPayment, releasePayment } from '../paymentChanges/paymentHolds.ts';
import { estimatePayment, startClearing } from '../money/payments.ts';
import { cancelWithdrawal, requestWithdrawal } from '../wallet/withdrawalRequests.ts';

const english = getLanguage('en');

describe.each(databaseKinds)('any sequence of money operations on %s', (kind) => {
  let server: TestServer;
  let jobs: string[];
  // The ids are random, so that equal operations do not always have equal results: few runs reach less.
  const runs = isLongRun ? 100 : kind === 'SQLite' ? 30 : 3;
  let paidOut = 0;
  const corrected = new Set<string>();
  beforeAll(async () => {
    server = await openTestServer({ kind });
    const rows = await server.services.db.selectFrom('jobs').select('id').orderBy('id').execute();
    jobs = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  /** Runs operations on one account; those that the rules do not allow must change nothing. */
  async function play(session: Session, operations: Operation[]): Promise<void> {
    const { services } = server;
    const { db, clock } = services;
    const requests: { body: Parameters<typeof requestWithdrawal>[2]; id: string | null }[] = [];
    /** Runs an operation; returns false if a rule rejects it. */
    const allow = async (work: () => Promise<unknown>) =>
      work().then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError) return false;
          throw error;
        },
      );
    const pickPayment = async (index: number) => {
      const rows = await db
        .selectFrom('payments')
        .select('id')
        .where('account_id', '=', session.id)
        .orderBy('created_at', 'desc')
        .execute();
      return rows[index % Math.max(1, rows.length)]?.id ?? 'none';
    };
    const pickWithdrawal = async (index: number) => {
      const rows = await db
        .selectFrom('withdrawals')
        .select(['id', 'reference'])
        .where('account_id', '=', session.id)
        .orderBy('requested_at', 'desc')
        .execute();
      return rows[index % Math.max(1, rows.length)] ?? { id: 'none', reference: 'none' };
    };
    let earned = 0;
    for (const step of operations) {
      switch (step.kind) {
        case 'earn': {
          // Each earning needs another job, because an account has one application per job.
          const jobId = jobs[earned] ?? '';
          earned += 1;
          const applicationId = randomUUID();
          const currency = currencies[step.which % currencies.length] ?? 'USD';
          await inTransaction(db, async (tx) => {
            const times = {
              applied_at: clock.now(),
              viewed_at: null,
              decided_at: null,
              ended_at: null,
              decide_by: clock.now(),
            };
            await tx
              .insertInto('applications')
              .values({
                id: applicationId,
                account_id: session.id,
                job_id: jobId,
                state: 'completed',
                reason_code: null,
                reason_text: null,
                pitch: '',
                rate: null,
                platform: 'tiktok',
                answers_json: '{}',
                job_version: 1,
                ...times,
              })
              .execute();
            // `which` also varies the fee and the days until the payment.
            await estimatePayment(tx, {
              applicationId,
              accountId: session.id,
              jobId,
              currency,
              gross: step.amount,
              feePercent: step.which,
              now: clock.now(),
            });
            await startClearing(tx, applicationId, step.which, clock.now());
          });
          break;
        }
        case 'hold':
          await allow(async () =>
            holdPayment(services, await pickPayment(step.which), {
              code: 'other',
              text: 'test',
              reviewOn: clock.now() + day,
            }),
          );
          break;
        case 'release':
          await allow(async () => releasePayment(services, await pickPayment(step.which)));
          break;
        case 'takeBack':
        case 'giveBack': {
          const change = { amount: step.amount, reason: 'test' };
          const run = step.kind === 'takeBack' ? deductFromPayment : giveBackDeduction;
          if (await allow(async () => run(services, await pickPayment(step.which), change))) {
            corrected.add(step.kind);
          }
          break;
        }
        case 'request': {
          const body = {
            action: 'request' as const,
            currency: currencies[step.which % currencies.length] ?? 'USD',
            amount: step.amount,
            method_id: `payout-${session.id}`,
            proof: await insertProof(db, session.id, clock.machineNow()),
            client_ref: randomUUID(),
          };
          const entry = { body, id: null as string | null };
          requests.push(entry);
          await allow(async () => {
            entry.id = (await requestWithdrawal(services, session, body, english)).withdrawal.id;
          });
          break;
        }
        case 'repeat': {
          const past = requests[step.which % Math.max(1, requests.length)];
          if (!past) break;
          const proof = await insertProof(db, session.id, clock.machineNow());
          await allow(async () => {
            const { withdrawal } = await requestWithdrawal(
              services,
              session,
              { ...past.body, proof },
              english,
            );
            if (past.id !== null) expect(withdrawal.id).toBe(past.id);
            past.id = withdrawal.id;
          });
          break;
        }
        case 'cancel':
          await allow(async () =>
            cancelWithdrawal(services, session, (await pickWithdrawal(step.which)).id, english),
          );
          break;
        case 'wait':
          clock.advance(step.days * day);
          await runDueJobs(services);
          break;
        default: {
          const { reference } = await pickWithdrawal(step.which);
          const { kind: action } = step;
          await allow(() =>
            inTransaction(db, (tx) =>
              advanceWithdrawal(tx, services, reference, {
                action,
                actor: 'staff',
                // With AC06, a failure leaves the payout method active, so the account can request the next withdrawal.
                reason: 'AC06',
              }),
            ),
          );
        }
      }
    }
    const rows = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('account_id', '=', session.id)
      .execute();
    const keys = rows.map(({ client_ref: key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { id, body } of requests) {
      expect(
        rows.filter(({ client_ref: key }) => key === body.client_ref).map((row) => row.id),
      ).toEqual(id === null ? [] : [id]);
    }
    expect(
      rows.filter(({ state }) => state === 'requested' || state === 'processing').length,
    ).toBeLessThanOrEqual(1);
    await expectBalances(session.id, rows);
    await expectJobPayouts(session.id);
  }

  /** Expects the balances that follow from payments and withdrawals alone, without the ledger. */
  async function expectBalances(
    accountId: string,
    rows: { state: string; currency: string; amount: number }[],
  ) {
    const { db } = server.services;
    const payments = await db
      .selectFrom('payments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '=', 'available')
      .execute();
    const wallets = await db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    for (const currency of currencies) {
      const earned = payments
        .filter((row) => row.currency === currency)
        .reduce((sum, { net }) => sum + net, 0);
      const withdrawn = rows
        .filter((row) => row.currency === currency && !['failed', 'cancelled'].includes(row.state))
        .reduce((sum, { amount }) => sum + amount, 0);
      const balance = wallets.find((row) => row.currency === currency)?.balance ?? 0;
      const waiting = (await findOpenDebits(db, accountId))
        .filter((row) => row.currency === currency)
        .reduce((sum, { amount, taken }) => sum + amount - taken, 0);
      expect(balance).toBe(earned + waiting - withdrawn);
      if (waiting > 0) expect(balance).toBe(0);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  }

  // Expects the payouts of a simple simulation: each withdrawal that was not reversed takes the money of the oldest payments.
  async function expectJobPayouts(accountId: string) {
    const { db } = server.services;
    const credits = await db
      .selectFrom('payments')
      .innerJoin('ledger_transactions', (join) =>
        join.on('event', '=', sql<string>`'payment:' || payments.id`),
      )
      .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
      .select(({ fn }) => ['payments.id', 'currency', 'net', fn.min('position').as('position')])
      .where('payments.account_id', '=', accountId)
      .where('ledger_entries.account_id', '=', accountId)
      .groupBy(['payments.id', 'currency', 'net'])
      .orderBy('position')
      .execute();
    const lots = credits.map(({ id, currency, net }) => ({
      id,
      currency,
      remaining: net,
      withdrawalId: '',
      lastPart: 0,
    }));
    const withdrawals = await db
      .selectFrom('withdrawals')
      .select(['id', 'currency', 'amount'])
      .where('account_id', '=', accountId)
      .where('state', 'not in', ['failed', 'cancelled'])
      .orderBy('requested_at')
      .execute();
    // What withdrawals took of money that was taken back afterwards, and that waits for the next money.
    const taken = new Map<string, number>();
    for (const { id, currency, amount } of withdrawals) {
      let missing = amount;
      for (const lot of lots.filter((row) => row.currency === currency && row.remaining > 0)) {
        const part = Math.min(lot.remaining, missing);
        missing -= part;
        lot.remaining -= part;
        if (part > 0 && lot.remaining === 0)
          Object.assign(lot, { withdrawalId: id, lastPart: part });
      }
      taken.set(currency, (taken.get(currency) ?? 0) + missing);
    }
    for (const currency of currencies) {
      const waiting = (await findOpenDebits(db, accountId))
        .filter((row) => row.currency === currency)
        .reduce((sum, row) => sum + row.amount - row.taken, 0);
      expect(taken.get(currency) ?? 0).toBe(waiting);
    }
    const nets = new Map(credits.map(({ id, net }) => [id, net]));
    const payouts = await findJobPayouts(db, accountId, [...nets.keys()]);
    for (const { id, withdrawalId, remaining, lastPart } of lots) {
      const net = nets.get(id) ?? 0;
      const history = payouts.get(id);
      expect(history?.payout?.withdrawal_id ?? '').toBe(withdrawalId);
      expect(history && getWithdrawnPart(net, history)).toBe(net - remaining);
      expect(history && getLastPart(net, history)).toBe(lastPart);
    }
    paidOut += lots.filter(({ withdrawalId }) => withdrawalId !== '').length;
  }

  test('any sequence of operations keeps sums zero, wallets non-negative and every key at most once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 30, maxLength: 60 }),
        async (operations) => {
          await play(await createPublisher(server.services), operations);
          expect((await auditLedger(server.services.db)).faults).toEqual([]);
        },
      ),
      // A fixed seed, because the operations must reach every state that is expected below.
      { numRuns: runs, seed: 20 },
    );
    if (runs < 12) return;
    const reached = await server.services.db
      .selectFrom('withdrawal_events')
      .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
      .select('withdrawal_events.state')
      // Only requests of users have a `client_ref`, not seeded withdrawals.
      .where('client_ref', 'is not', null)
      .execute();
    expect(new Set(reached.map(({ state }) => state))).toEqual(
      new Set(['requested', 'processing', 'paid', 'failed', 'cancelled']),
    );
    expect(paidOut).toBeGreaterThan(0);
    expect(corrected).toEqual(new Set(['takeBack', 'giveBack']));
  }, 120_000);
});
