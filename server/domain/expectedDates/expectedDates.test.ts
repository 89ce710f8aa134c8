import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../../design-system/testing/isLongRun.ts';
import { unsuccessfulStates } from '../../../contract/rules/states.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hour } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import {
  expectKeptPromises,
  expectSoundDates,
  type ObservedDates,
} from '../../testing/expectDates.ts';
import { insertPayoutMethod } from '../../testing/insertPayoutMethod.ts';
import {
  createJob,
  createPublisher,
  operate,
  readStates,
  type Pay,
} from '../../testing/lifecycle.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';
import { DomainError } from '../domainError.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { advanceWithdrawal } from '../withdrawals/advanceWithdrawal.ts';
import { moveWithdrawal } from '../withdrawals/withdrawalStates.ts';
import { readApplicantWithRates } from '../views/jobViewer.ts';
import { readJobDetail } from '../views/jobDetail.ts';

const account = { id: 'lifecycle-account', country: 'SG', currency: 'USD' };
const language = getLanguage('en');

const accepted = ['apply', 'view', 'accept'];
// The job has two tasks of two steps each.
const approved = [
  'submit',
  'approve',
  'submit',
  'approve',
  'submit',
  'approve',
  'submit',
  'approve',
];
// The operations of random histories; those listed several times are picked more often.
const names = [
  ...['apply', 'view', 'accept', 'invite', 'acceptInvitation', 'askForTime', 'askForTime'],
  ...['submit', 'submit', 'submit', 'submit', 'approve', 'approve', 'approve', 'grant', 'grant'],
  ...['wait', 'wait', 'wait', 'requestChanges', 'requestChanges', 'reject', 'refuse', 'drop'],
  ...[
    'changeBrief',
    'changeBrief',
    'acceptChange',
    'acceptChange',
    'hold',
    'release',
    'cancelPayment',
    'remove',
    'close',
    'cancel',
  ],
  ...['payOut', 'process', 'pay', 'fail', 'cancelPayOut'],
];
// Each history begins with one of these lists, and each list is also run alone.
const starts = [
  [],
  accepted,
  ['invite', 'acceptInvitation'],
  [...accepted, 'askForTime', 'grant'],
  [...accepted, 'changeBrief', 'acceptChange'],
  ['apply', 'view', 'changeBrief', 'accept', 'acceptChange'],
  [...accepted, 'wait', 'waitDay', 'submit', 'requestChanges'],
  [...accepted, 'wait', 'wait', 'wait', 'askForTime', 'grant'],
  [...accepted, ...approved, 'hold', 'release'],
  [
    ...accepted,
    ...approved,
    'wait',
    'wait',
    'wait',
    'payOut',
    'process',
    'fail',
    'payOut',
    'process',
    'pay',
  ],
];
type Step = { name: string; pick: number };
const step = fc.record({ name: fc.constantFrom(...names), pick: fc.nat(1000) });

describe.each(usualDatabaseKinds)('the dates of any history on %s', (kind) => {
  let server: TestServer;
  let runs = 0;
  beforeAll(async () => {
    server = await openTestServer({ kind, seed: false });
    await createPublisher(server.services);
    const { db } = server.services;
    await db
      .updateTable('accounts')
      .set({ phone_verified: 1 })
      .where('id', '=', account.id)
      .execute();
    await insertPayoutMethod(server.services, account.id);
  });
  afterAll(() => server.close());

  /** Reads the dates of a job at the current time. */
  async function observe(jobId: string): Promise<ObservedDates> {
    const { db, clock, config } = server.services;
    const applicant = await readApplicantWithRates(db, account);
    const job = await readJobDetail(db, jobId, { applicant, language, now: clock.now(), config });
    const isOver =
      unsuccessfulStates.some((state) => state === job.application?.state) ||
      job.payment?.state === 'cancelled';
    return { now: clock.now(), isOver, dates: job.dates };
  }

  /** Moves the newest withdrawal of the account, if there is one. */
  async function moveNewestWithdrawal(name: string): Promise<void> {
    const { db, clock } = server.services;
    const newest = await db
      .selectFrom('withdrawals')
      .select(['id', 'reference'])
      .where('account_id', '=', account.id)
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest) return;
    await inTransaction<unknown>(db, (tx) =>
      name === 'cancelPayOut'
        ? moveWithdrawal(tx, newest.id, { action: 'cancel', actor: 'publisher', now: clock.now() })
        : advanceWithdrawal(tx, server.services, newest.reference, {
            action: name as 'process' | 'pay' | 'fail',
            actor: 'staff',
            reason: 'The bank is closed.',
          }),
    );
  }

  /** Runs one step of a history; `pick` selects its row, or the hours to wait. */
  async function run(jobId: string, { name, pick }: Step): Promise<void> {
    const { services } = server;
    switch (name) {
      case 'wait':
      case 'waitDay':
        services.clock.advance((name === 'wait' ? pick % 140 : 24) * hour);
        await runDueJobs(services);
        return;
      case 'payOut': {
        const wallet = await services.db
          .selectFrom('ledger_accounts')
          .select('balance')
          .where('account_id', '=', account.id)
          .executeTakeFirst();
        // A smaller amount may be below the minimum of a withdrawal.
        if (wallet && wallet.balance > 1000) {
          await requestDirectly(services, account.id, { amount: wallet.balance });
        }
        return;
      }
      case 'process':
      case 'pay':
      case 'fail':
      case 'cancelPayOut':
        return moveNewestWithdrawal(name);
      default: {
        const states = await readStates(services.db, jobId);
        await operate(services, jobId, states, { name, pick, times: 1 }, randomUUID());
      }
    }
  }

  test(
    'the dates of any history keep what was promised, or name the event that moved the date',
    { timeout: isLongRun ? 900_000 : 240_000 },
    async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...starts),
          fc.array(step, { minLength: 10, maxLength: 25 }),
          fc.constantFrom<Pay[]>('money', 'money', 'product'),
          async (start, more, pay) => {
            const jobId = `lifecycle-${(runs += 1)}`;
            await createJob(server.services, jobId, pay);
            let before = await observe(jobId);
            expectSoundDates(before);
            // 139 is the longest wait in hours. For a multiple of 5, which 6 is not, `operate` picks a row in any state.
            for (const one of [
              ...start.map((name) => ({ name, pick: name === 'wait' ? 139 : 6 })),
              ...more,
            ]) {
              try {
                await run(jobId, one);
              } catch (error) {
                if (!(error instanceof DomainError)) throw error;
              }
              const after = await observe(jobId);
              expectSoundDates(after);
              for (const event of expectKeptPromises(before, after)) seen.add(event);
              for (const { certainty, moved } of after.dates)
                seen.add(certainty).add(moved?.why ?? '');
              before = after;
            }
          },
        ),
        {
          numRuns: isLongRun ? 400 : 30,
          examples: starts.map((start): [string[], Step[], Pay] => [start, [], 'money']),
          endOnFailure: true,
        },
      );
      // Random histories that never reach these events would test nothing.
      for (const event of [
        'extension',
        'brief_changed',
        'changes_requested',
        'previous_step',
        'withdrawal_failed',
      ]) {
        expect([...seen]).toContain(event);
      }
      for (const state of [
        'done',
        'fixed',
        'expected',
        'waiting_for_you',
        'waiting_for_brand',
        'held',
        'late',
      ]) {
        expect([...seen]).toContain(state);
      }
    },
  );
});
