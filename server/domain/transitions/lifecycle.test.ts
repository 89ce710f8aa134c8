import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../../design-system/testing/isLongRun.ts';
import { hour } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import {
  createJob,
  createPublisher,
  operate,
  readStates,
  type Operation,
  type Pay,
  type States,
} from '../../testing/lifecycle.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { DomainError } from '../domainError.ts';
import { auditLedger } from '../money/audit.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { applicationStates } from './applicationStates.ts';
import type { StatefulTable } from './defineTransitions.ts';
import { caseStates } from './caseStates.ts';
import { extensionStates } from './extensionStates.ts';
import { invitationStates } from './invitationStates.ts';
import { jobStates } from './jobStates.ts';
import { paymentStates } from './paymentStates.ts';
import { stepStates } from './stepStates.ts';
import { submissionStates } from './submissionStates.ts';

const machines = [
  applicationStates,
  invitationStates,
  jobStates,
  stepStates,
  submissionStates,
  paymentStates,
  extensionStates,
  caseStates,
];

/** Returns a function from a state to all states that it leads to, in any number of transitions. */
function findReachable(transitions: Record<string, { from: readonly string[]; to: string }>) {
  const rows = Object.values(transitions);
  const reach = (state: string, seen: Set<string>): Set<string> => {
    for (const { from, to } of rows) {
      if (!from.includes(state) || seen.has(to)) continue;
      seen.add(to);
      reach(to, seen);
    }
    return seen;
  };
  return (state: string) => reach(state, new Set());
}

const reachable = new Map<StatefulTable, ReturnType<typeof findReachable>>(
  machines.map(({ table, transitions }) => [table, findReachable(transitions)]),
);

describe.each(databaseKinds)('any sequence of operations on %s', (kind) => {
  let server: TestServer;
  let runs = 0;
  beforeAll(async () => {
    server = await openTestServer({ kind, seed: false });
    await createPublisher(server.services);
  });
  afterAll(() => server.close());

  /** Runs an operation `times` times at once; throws for errors that are no DomainError. */
  async function run(jobId: string, states: States, step: Operation): Promise<void> {
    if (step.name === 'wait') {
      // Up to six days: reviews and payments become due.
      server.services.clock.advance((step.pick % 140) * hour);
      await Promise.all(Array.from({ length: step.times }, () => runDueJobs(server.services)));
      return;
    }
    // A request that a client repeats under its key, or several requests at once.
    const isRepeated = step.pick % 2 === 0;
    const key = randomUUID();
    const attempts = Array.from({ length: step.times }, () =>
      operate(server.services, jobId, states, step, isRepeated ? key : randomUUID()),
    );
    const results = await Promise.allSettled(attempts);
    for (const result of results) {
      if (result.status === 'rejected' && !(result.reason instanceof DomainError)) {
        throw result.reason;
      }
    }
    if (step.name === 'message' && isRepeated) {
      const responses = results.map((result) =>
        JSON.stringify(result.status === 'fulfilled' && result.value),
      );
      expect(new Set(responses).size).toBe(1);
    }
  }

  /** Asserts that each row has changed only to a state that its previous state leads to. */
  function assertReached(before: States, after: States): void {
    for (const [id, { table, state }] of before) {
      const current = after.get(id);
      expect(current, `${table} ${id} was deleted`).toBeDefined();
      if (!current || current.state === state) continue;
      const isLegal = reachable.get(table)?.(state).has(current.state) ?? false;
      expect(isLegal, `${table}: ${state} became ${current.state}`).toBe(true);
      if (table === 'submissions' || table === 'application_steps') {
        expect(state, 'approved work changed').not.toBe('approved');
      }
    }
  }

  /** Asserts that work, payment, invitations, messages and emails of a job agree with each other. */
  async function assertConsistent(jobId: string, states: States): Promise<void> {
    const { db } = server.services;
    const list = (table: StatefulTable) =>
      [...states.values()].filter((row) => row.table === table).map(({ state }) => state);
    const [application] = list('applications');
    const [payment] = list('payments');
    const openWork = list('application_steps').filter((status) =>
      ['open', 'changes_requested', 'in_review'].includes(status),
    );
    if (application !== 'accepted') {
      expect(openWork).toEqual([]);
      expect(list('extension_requests')).not.toContain('requested');
    }
    if (application === 'accepted') expect(payment).toBe('estimated');
    if (application === 'dropped') expect(payment).toBe('cancelled');
    if (application === 'completed') {
      expect(list('application_steps').every((status) => status === 'approved')).toBe(true);
      expect(['pending', 'available', 'on_hold', 'cancelled']).toContain(payment);
    }
    await assertAddsUp(jobId);
    if (list('invitations')[0] === 'accepted') expect(application).toBeDefined();
    if (application && !['applied', 'viewed'].includes(application)) {
      expect(list('invitations')).not.toContain('sent');
    }
    const messages = await db
      .selectFrom('discussion_messages')
      .selectAll()
      .where('job_id', '=', jobId)
      .orderBy('position')
      .execute();
    expect(messages.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1));
    const events = messages.flatMap(({ event }) => event ?? []);
    expect(new Set(events).size).toBe(events.length);
    const refs = messages.flatMap(({ client_ref: ref }) => ref ?? []);
    expect(new Set(refs).size).toBe(refs.length);
    const discussion = await db
      .selectFrom('discussions')
      .selectAll()
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    const unread = messages.filter(
      ({ position, author }) =>
        author !== 'publisher' && position > (discussion?.read_position ?? 0),
    );
    expect(discussion?.unread ?? 0).toBe(unread.length);
    const mails = await db
      .selectFrom('outbox')
      .select('id')
      .where('body', 'like', `%/jobs/${jobId}\n%`)
      .execute();
    const mailed = messages.filter(({ mailed_at: at }) => at !== null);
    expect(mails).toHaveLength(mailed.filter((message) => !isCredit(message)).length);
    await assertCreditsMailed();
  }

  /** Returns whether a message reports a credit, which has an email of its own that links to the wallet. */
  const isCredit = (message: { message_key: string | null }) =>
    message.message_key === 'news.paymentCredited';

  /** Asserts that each credit of any job is mailed once. The emails do not name the id of the job, so that they are counted together. */
  async function assertCreditsMailed(): Promise<void> {
    const { db } = server.services;
    const credits = await db
      .selectFrom('discussion_messages')
      .select(['message_key', 'mailed_at'])
      .where('message_key', '=', 'news.paymentCredited')
      .execute();
    expect(credits.filter(({ mailed_at: at }) => at === null)).toEqual([]);
    const mails = await db
      .selectFrom('outbox')
      .select('id')
      .where('subject', 'like', '%is in your wallet')
      .execute();
    expect(mails).toHaveLength(credits.length);
  }

  // Asserts that payments show exactly what they credited, including the results of objections.
  async function assertAddsUp(jobId: string): Promise<void> {
    const { db } = server.services;
    const rows = await db.selectFrom('payments').selectAll().where('job_id', '=', jobId).execute();
    const entries = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select('amount')
      .where('ref_id', '=', jobId)
      .where('ledger_entries.account_id', 'is not', null)
      .execute();
    const credited = entries.reduce((sum, { amount }) => sum + Number(amount), 0);
    const debits = await db
      .selectFrom('debits')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['amount', 'taken'])
      .where('job_id', '=', jobId)
      .execute();
    // What waits was credited, and is not taken back yet.
    const waiting = debits.reduce((sum, { amount, taken }) => sum + amount - taken, 0);
    for (const { state, gross, adjustment, adjustments_json: json, fee, net } of rows) {
      expect(net).toBe(gross + adjustment - fee);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(net).toBeLessThanOrEqual(gross);
      const adjustments = JSON.parse(json) as { amount: number }[];
      expect(adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(adjustment);
      expect(credited).toBe(state === 'available' ? net + waiting : 0);
    }
  }

  // Steps that lead far appear more often, so that sequences do not end at once.
  const names = [
    ...['apply', 'view', 'accept', 'invite', 'acceptInvitation'].flatMap((name) => [name, name]),
    ...['submit', 'submit', 'submit', 'submit', 'approve', 'approve', 'approve', 'wait', 'wait'],
    ...['withdraw', 'drop', 'declineInvitation', 'message', 'askForTime', 'askForTime', 'read'],
    ...['decline', 'remove', 'revoke', 'requestChanges', 'reject', 'grant', 'grant', 'refuse'],
    ...[
      'write',
      'changeBrief',
      'acceptChange',
      'close',
      'cancel',
      'hold',
      'release',
      'cancelPayment',
    ],
    ...['deduct', 'explain', 'stopFunds', 'reviewHold', 'hear', 'reinstate'],
    ...['takeBack', 'takeBack', 'giveBack', 'spend'],
    ...['dispute', 'dispute', 'dispute', 'decidePaid', 'decidePart', 'decideRefused'],
  ];
  // Every sequence begins with one of `starts`, which lead to states that random steps rarely reach.
  const accepted = ['apply', 'view', 'accept'];
  const approveStep = ['submit', 'approve'];
  const threeApproved = [...accepted, ...approveStep, ...approveStep, ...approveStep];
  const completed = [...threeApproved, ...approveStep];
  const starts = [
    [],
    accepted,
    ['invite', 'acceptInvitation'],
    ['invite', 'write', 'message'],
    [...accepted, 'submit', 'requestChanges', 'submit'],
    [...accepted, 'askForTime', ...completed.slice(accepted.length)],
    [...completed, 'wait', 'wait', 'wait', 'wait'],
    ['invite', 'wait', 'wait'],
    [...accepted, 'wait', 'wait', 'askForTime', 'grant'],
    [...accepted, 'submit', 'requestChanges', 'submit', 'reject'],
    [...accepted, 'drop'],
    [...accepted, 'remove'],
    [...threeApproved, 'remove', 'dispute', 'decidePaid'],
    [...completed, 'hold', 'dispute', 'decidePart', 'wait'],
    [...completed, 'deduct', 'dispute', 'wait', 'decidePaid'],
    [...completed, 'wait', 'wait', 'wait', 'takeBack', 'giveBack', 'spend', 'takeBack', 'giveBack'],
    [
      ...completed,
      'wait',
      'wait',
      'wait',
      'takeBack',
      'dispute',
      'spend',
      'decidePart',
      'giveBack',
    ],
    [...completed, 'cancelPayment', 'reinstate', 'wait', 'wait', 'wait'],
  ];
  const step = fc.record({
    name: fc.constantFrom(...names),
    times: fc.constantFrom<number[]>(1, 1, 2),
    pick: fc.nat(1000),
  });

  const examples = [
    ...starts.map((start): [string[], Operation[], Pay] => [start, [], 'money']),
    [[...completed, 'wait', 'wait', 'wait'], [], 'product'] satisfies [string[], Operation[], Pay],
  ];
  // On PostgreSQL each sequence takes three times as long; a short run plays every second one, which have every operation of most.
  const isShort = kind === 'PostgreSQL' && !isLongRun;

  test(
    'no sequence of operations reaches an illegal state, changes approved work, or sends a message twice',
    { timeout: 240_000 },
    async () => {
      const reached = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...starts),
          fc.array(step, { minLength: 10, maxLength: 30 }),
          fc.constantFrom<Pay[]>('money', 'money', 'product'),
          async (start, more, pay) => {
            const jobId = `lifecycle-${(runs += 1)}`;
            await createJob(server.services, jobId, pay);
            let states = await readStates(server.services.db, jobId);
            // 139 is the longest wait; 6 picks a row whose state allows the operation.
            const steps = [
              ...start.map((name) => ({ name, times: 1, pick: name === 'wait' ? 139 : 6 })),
              ...more,
            ];
            for (const operation of steps) {
              await run(jobId, states, operation);
              const after = await readStates(server.services.db, jobId);
              assertReached(states, after);
              await assertConsistent(jobId, after);
              states = after;
              for (const { table, state } of states.values()) reached.add(`${table} ${state}`);
            }
          },
        ),
        {
          // The examples count as runs.
          numRuns: isLongRun ? 75 : isShort ? 10 : 30,
          endOnFailure: true,
          examples: isShort ? examples.filter((_example, index) => index % 2 === 0) : examples,
        },
      );
      expect((await auditLedger(server.services.db)).faults).toEqual([]);
      if (isShort) return;
      // Sequences that never reach these states would test nothing.
      for (const state of [
        'applications completed',
        'applications removed',
        'cases open',
        'cases decided',
        'applications dropped',
        'invitations accepted',
        'invitations expired',
        'application_steps missed',
        'application_steps rejected',
        'extension_requests granted',
        'payments available',
      ]) {
        expect([...reached]).toContain(state);
      }
    },
  );
});
