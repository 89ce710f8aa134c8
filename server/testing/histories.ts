import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openWithdrawalStates, submittableStatuses } from '../../contract/rules/states.ts';
import { inTransaction } from '../database/transaction.ts';
import { apply } from '../domain/applications/apply.ts';
import { accept } from '../domain/applications/decide.ts';
import { toIso } from '../domain/dates.ts';
import { importJobs } from '../domain/jobs/importJobs.ts';
import { importedJobSchema } from '../domain/jobs/jobFile.ts';
import { holdPayment } from '../domain/paymentChanges/paymentHolds.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import type { Services } from '../domain/services.ts';
import { advanceWithdrawal } from '../domain/withdrawals/advanceWithdrawal.ts';
import { approveStep } from '../domain/work/review.ts';
import { submitTask } from '../domain/work/submit.ts';
import { day, hour } from '../durations.ts';
import { getLanguage } from '../i18n/language.ts';
import type { TestClock } from './testClock.ts';

type Tested = Services & { clock: TestClock };
type Owner = { id: string };

/** A job of a history: what it pays, when its steps are due, and how far its work has got. */
export type PlannedJob = {
  currency: string;
  pay: number;
  reviewHours: number;
  payDays: number;
  tasks: { draft: number; live: number }[];
  /** Number of steps that are submitted, in their order, and of these that are approved. Numbers above the number of steps mean all. */
  submitted: number;
  approved: number;
  payment: 'as it is' | 'on hold' | 'not funded';
  /** Hours that pass once the job has been played. */
  pause: number;
};

const task = fc
  .record({ draft: fc.integer({ min: 60, max: 400 }), live: fc.integer({ min: 0, max: 300 }) })
  .map(({ draft, live }) => ({ draft, live: draft + live }));

/** Any job of a history; times in hours. */
export const plannedJob: fc.Arbitrary<PlannedJob> = fc.record({
  currency: fc.constantFrom('USD', 'USD', 'JPY', 'KWD'),
  pay: fc.integer({ min: 10_000, max: 90_000 }),
  reviewHours: fc.integer({ min: 1, max: 300 }),
  payDays: fc.integer({ min: 0, max: 30 }),
  tasks: fc.array(task, { minLength: 1, maxLength: 2 }),
  submitted: fc.integer({ min: 0, max: 5 }),
  approved: fc.integer({ min: 0, max: 5 }),
  payment: fc.constantFrom('as it is', 'as it is', 'as it is', 'on hold', 'not funded'),
  pause: fc.integer({ min: 0, max: 300 }),
});

/** Connects an account of TikTok, which the jobs of histories need. */
export async function connectTikTok({ db }: Services, owner: Owner): Promise<void> {
  await db
    .insertInto('social_accounts')
    .values({
      id: randomUUID(),
      account_id: owner.id,
      provider: 'tiktok',
      status: 'connected',
      handle: '@maya',
      profile_url: 'https://tiktok.example/maya',
      avatar_url: null,
      followers: 9000,
      engagement: 500,
      verified_by: 'oauth',
      connected_at: 0,
      synced_at: null,
      problem: null,
    })
    .execute();
}

/** Imports a job as it was planned, and returns its id. */
export async function importPlannedJob(services: Tested, plan: PlannedJob): Promise<string> {
  const id = `history-${randomUUID()}`;
  const now = services.clock.now();
  const job = importedJobSchema.parse({
    id,
    brand: { name: 'History' },
    title: 'A job',
    description: 'About it',
    categories: ['food'],
    platforms: [{ platform: 'tiktok' }],
    pay: { type: 'fixed', currency: plan.currency, min: plan.pay },
    places: 1,
    apply_by: toIso(now + 2 * day),
    work_due: toIso(now + 60 * day),
    terms: {
      usage_rights: 'All',
      cancel_rule: 'None',
      review_window_hours: plan.reviewHours,
      pay_days_after_approval: plan.payDays,
    },
    tasks: plan.tasks.map(({ draft, live }) => ({
      title: 'A video',
      platform: 'tiktok',
      content_type: 'video',
      steps: [
        { key: 'draft', due_at: toIso(now + draft * hour) },
        { key: 'live', due_at: toIso(now + live * hour) },
      ],
    })),
  });
  await importJobs(services, [job]);
  return id;
}

/** Applies to a job of a history. */
export function applyTo(services: Services, owner: Owner, jobId: string) {
  const applicant = { ...owner, country: 'SG', language: getLanguage('en') };
  return apply(services, applicant, jobId, {
    action: 'apply',
    account: 'tiktok',
    accept_terms: true,
    client_ref: randomUUID(),
  });
}

/** Plays a job up to where it was planned to be, with the operations of the publisher, the brand and the staff. */
export async function playJob(services: Tested, owner: Owner, plan: PlannedJob): Promise<void> {
  const { db, clock } = services;
  const jobId = await importPlannedJob(services, plan);
  const application = await applyTo(services, owner, jobId);
  await accept(services, application.id);
  for (let step = 0; step < plan.submitted; step += 1) {
    await submitOpenWork(services, owner, { jobId, limit: 1 });
    if (step < plan.approved) await approveWork(services, application.id);
  }
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('application_id', '=', application.id)
    .executeTakeFirstOrThrow();
  if (payment.state === 'pending' && plan.payment === 'on hold') {
    await holdPayment(services, payment.id, {
      code: 'checking_work',
      text: 'A question to the brand.',
      reviewOn: clock.now() + 7 * day,
    });
  }
  if (plan.payment === 'not funded') {
    await db.updateTable('payments').set({ funded: 0 }).where('id', '=', payment.id).execute();
  }
  clock.advance(plan.pause * hour);
  await runDueJobs(services);
}

/** Approves a step in review, if there is one. */
async function approveWork(services: Services, applicationId: string): Promise<void> {
  const step = await services.db
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'in_review')
    .limit(1)
    .executeTakeFirst();
  if (step) await approveStep(services, step.id, { auto: false });
}

/** Submits the open steps of an account: of one job, due by a time, and up to a limit, if these are given. */
async function submitOpenWork(
  services: Services,
  { id: accountId }: Owner,
  { jobId, dueBy = Infinity, limit = 100 }: { jobId?: string; dueBy?: number; limit?: number },
): Promise<void> {
  const { db } = services;
  const open = await db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['job_id', 'task_id', 'key', 'due_at'])
    .where('account_id', '=', accountId)
    .where('status', 'in', submittableStatuses)
    .orderBy('position')
    .execute();
  const wanted = open
    .filter((row) => row.due_at <= dueBy && (jobId === undefined || row.job_id === jobId))
    .slice(0, limit);
  for (const { job_id, task_id, key } of wanted) {
    await submitTask(services, accountId, job_id, {
      task_id,
      step: key,
      caption: 'A caption',
      // A post counts once, so each step has another post. `randomInt` accepts less than 2 ** 48.
      links: [`https://www.tiktok.com/@maya/video/${randomInt(2 ** 47)}`],
      media: [],
      notes: '',
      metrics: {},
      checklist: {},
      client_ref: randomUUID(),
    });
  }
}

/** Lets time pass until `end`. Everybody acts at the last moment that is allowed; only a diligent publisher submits work. */
export async function playUntil(
  services: Tested,
  owner: Owner,
  end: number,
  { isDiligent }: { isDiligent: boolean },
): Promise<void> {
  const { clock } = services;
  if (isDiligent) await submitOpenWork(services, owner, { dueBy: clock.now() });
  for (;;) {
    const next = Math.min(end, await findNextEvent(services, owner, { isDiligent }));
    clock.advance(Math.max(0, next - clock.now()));
    if (isDiligent) await submitOpenWork(services, owner, { dueBy: clock.now() });
    await runDueJobs(services);
    if (next >= end) return;
  }
}

/** Returns the next time at which a review ends, a payment is due or a diligent publisher submits work; Infinity if there is none. */
async function findNextEvent(
  { db, clock }: Tested,
  { id: accountId }: Owner,
  { isDiligent }: { isDiligent: boolean },
): Promise<number> {
  const now = clock.now();
  const steps = await db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['status', 'due_at', 'auto_approve_at'])
    .where('account_id', '=', accountId)
    .where('status', 'in', [...submittableStatuses, 'in_review'])
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select('expected_on')
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .execute();
  const times = [
    ...steps.map((row) =>
      row.status === 'in_review' ? row.auto_approve_at : isDiligent ? row.due_at : null,
    ),
    ...payments.map((row) => row.expected_on),
  ];
  return Math.min(...times.map((time) => (time === null || time <= now ? Infinity : time)));
}

/** Processes and pays the withdrawal of an account that is on its way, if there is one. */
export async function payWithdrawal(services: Tested, { id }: Owner): Promise<void> {
  const open = await services.db
    .selectFrom('withdrawals')
    .select(['reference', 'state'])
    .where('account_id', '=', id)
    .where('state', 'in', openWithdrawalStates)
    .executeTakeFirst();
  if (!open) return;
  for (const action of ['process', 'pay'] as const) {
    await inTransaction(services.db, (tx) =>
      advanceWithdrawal(tx, services, open.reference, { action, actor: 'staff' }),
    );
  }
}
