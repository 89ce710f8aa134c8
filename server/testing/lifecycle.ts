import { day } from '../durations.ts';
import { getLanguage } from '../i18n/language.ts';
import type { Database } from '../database/schema.ts';
import { apply } from '../domain/applications/apply.ts';
import { accept, decline, remove, view } from '../domain/applications/decide.ts';
import { acceptInvitation, declineInvitation } from '../domain/applications/invitationReplies.ts';
import { invite, revokeInvitation } from '../domain/applications/invitations.ts';
import { drop, withdraw } from '../domain/applications/leave.ts';
import { toIso } from '../domain/dates.ts';
import { decideExtension } from '../domain/discussion/decideExtension.ts';
import { markRead } from '../domain/discussion/readMarks.ts';
import { requestExtension } from '../domain/discussion/requestExtension.ts';
import { sendBrandMessage, sendMessage } from '../domain/discussion/sendMessage.ts';
import { acceptChange } from '../domain/applications/agreements.ts';
import { changeBrief } from '../domain/jobChanges/briefChanges.ts';
import { findJob } from '../domain/jobs/jobRows.ts';
import { cancelJob, closeJob } from '../domain/jobChanges/endJob.ts';
import { importJobs } from '../domain/jobs/importJobs.ts';
import { importedJobSchema } from '../domain/jobs/jobFile.ts';
import type { Services } from '../domain/services.ts';
import type { StatefulTable } from '../domain/transitions/defineTransitions.ts';
import { approveStep, rejectStep, requestChanges } from '../domain/work/review.ts';
import { submitTask } from '../domain/work/submit.ts';
import { operateMoney } from './operateMoney.ts';

const accountId = 'lifecycle-account';
const reason = { code: 'other', text: 'A reason' };
const feedback = { at: '2026-01-01T00:00:00.000Z', by: 'Brand', kind: 'edit', text: 'No' } as const;

type StatefulRow = { id: string; state?: string; status?: string; position?: number };

const byPosition = (a: StatefulRow, b: StatefulRow) => (a.position ?? 0) - (b.position ?? 0);

/** The rows of a job that have a state, by id. */
export type States = Map<string, { table: StatefulTable; state: string }>;

/** One operation, how many times it runs at once, and the number that picks its row. */
export type Operation = { name: string; times: number; pick: number };

/** Creates the publisher of the sequences. */
export async function createPublisher({ db, clock }: Services): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      state: 'approved',
      name: 'Maya',
      email: 'maya@demo.test',
      email_verified: 1,
      password_hash: null,
      phone: null,
      phone_verified: 0,
      avatar_url: null,
      country: 'SG',
      locale: 'en',
      currency: 'USD',
      timezone: 'UTC',
      profile_complete: 1,
      review_submitted_at: null,
      review_expected_by: null,
      review_outcome: null,
      review_reason: null,
      created_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('social_accounts')
    .values({
      id: 'lifecycle-social',
      account_id: accountId,
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

/** What a job pays. */
export type Pay = keyof typeof pays;

// In the format of job files.
const pays = {
  // Not divisible by the two tasks, so that the payment of one task is rounded.
  money: { type: 'fixed', currency: 'USD', min: 10_001 },
  product: { type: 'product', currency: 'USD', product_value: 6500 },
} as const;

/** Creates a job with two tasks of two steps each, one place and one revision. */
export async function createJob(services: Services, id: string, pay: Pay): Promise<void> {
  const now = services.clock.now();
  const task = {
    title: 'A video',
    platform: 'tiktok',
    content_type: 'video',
    steps: [
      { key: 'draft', due_at: toIso(now + 8 * day) },
      { key: 'live', due_at: toIso(now + 10 * day) },
    ],
  };
  const job = importedJobSchema.parse({
    id,
    brand: { name: 'Lifecycle' },
    title: 'A job',
    description: 'About it',
    categories: ['food'],
    platforms: [{ platform: 'tiktok' }],
    pay: pays[pay],
    places: 1,
    apply_by: toIso(now + 4 * day),
    work_due: toIso(now + 10 * day),
    terms: { usage_rights: 'All', cancel_rule: 'None', revisions_included: 1 },
    tasks: [task, { ...task, title: 'Another video' }],
  });
  await importJobs(services, [job]);
}

/** Reads the rows of a job that have a state, by id. */
export async function readStates(db: Database, jobId: string): Promise<States> {
  const applications = await db
    .selectFrom('applications')
    .selectAll()
    .where('job_id', '=', jobId)
    .execute();
  // The condition `in` needs at least one value, so the list begins with an id that no row has.
  const ids = ['', ...applications.map(({ id }) => id)];
  const select = async (table: 'application_steps' | 'submissions' | 'extension_requests') =>
    (await db
      .selectFrom(table as 'application_steps')
      .selectAll()
      .where('application_id', 'in', ids)
      .execute()) as StatefulRow[];
  const rows: [StatefulTable, StatefulRow[]][] = [
    ['applications', applications],
    [
      'invitations',
      await db.selectFrom('invitations').selectAll().where('job_id', '=', jobId).execute(),
    ],
    ['jobs', await db.selectFrom('jobs').selectAll().where('id', '=', jobId).execute()],
    ['payments', await db.selectFrom('payments').selectAll().where('job_id', '=', jobId).execute()],
    ['cases', await db.selectFrom('cases').selectAll().where('job_id', '=', jobId).execute()],
    ['application_steps', (await select('application_steps')).sort(byPosition)],
    ['submissions', await select('submissions')],
    ['extension_requests', await select('extension_requests')],
  ];
  return new Map(
    rows.flatMap(([table, list]) =>
      list.map((row) => [row.id, { table, state: row.state ?? row.status ?? '' }] as const),
    ),
  );
}

/** Runs an operation of the publisher, the brand or the staff; `pick` selects its row. */
export function operate(
  services: Services,
  jobId: string,
  states: States,
  { name, pick }: Operation,
  key: string,
): Promise<unknown> {
  const { db, clock } = services;
  // Usually picks a row whose state allows the operation, so that sequences lead far.
  const find = (table: StatefulTable, ...wanted: string[]) => {
    const rows = [...states].filter(([, row]) => row.table === table);
    const fitting = rows.filter(([, { state }]) => wanted.includes(state));
    const choices = fitting.length > 0 && pick % 5 > 0 ? fitting : rows;
    return choices[pick % Math.max(choices.length, 1)]?.[0] ?? 'nothing';
  };
  const reader = { accountId, jobId, language: getLanguage('en') };
  const taskId = `${jobId}-${(pick % 2) + 1}`;
  const operations: Record<string, () => Promise<unknown>> = {
    apply: () =>
      apply(services, { id: accountId, country: 'SG', language: reader.language }, jobId, {
        action: 'apply',
        account: 'tiktok',
        accept_terms: true,
        // Required for jobs that pay only a product.
        accept_unpaid: true,
        client_ref: key,
      }),
    withdraw: () => withdraw(services, accountId, jobId, undefined),
    drop: () => drop(services, accountId, jobId, 'A reason'),
    acceptInvitation: () => acceptInvitation(services, accountId, jobId, { account: 'tiktok' }),
    declineInvitation: () => declineInvitation(services, accountId, jobId),
    submit: async () => {
      const open = await db
        .selectFrom('application_steps')
        .select(['task_id', 'key'])
        .where('id', '=', find('application_steps', 'open', 'changes_requested'))
        .executeTakeFirst();
      return submitTask(services, accountId, jobId, {
        task_id: open?.task_id ?? taskId,
        step: open?.key ?? 'draft',
        caption: 'A caption',
        // A post counts once, so each task has its own.
        links: [
          `https://www.tiktok.com/@maya/video/${(open?.task_id ?? taskId).replaceAll(/\D/g, '')}`,
        ],
        media: [],
        notes: '',
        metrics: {},
        checklist: {},
        client_ref: key,
      });
    },
    message: () =>
      sendMessage(services, reader, { kind: 'text', body: 'Hello', media: [], client_ref: key }),
    askForTime: () =>
      requestExtension(services, reader, {
        kind: 'extension_request',
        task_id: taskId,
        until: toIso(clock.now() + (pick % 30) * day),
        body: 'Please',
        client_ref: key,
      }),
    read: async () => {
      const message = await db
        .selectFrom('discussion_messages')
        .select('id')
        .where('job_id', '=', jobId)
        .orderBy('position')
        .offset(pick % 5)
        .limit(1)
        .executeTakeFirst();
      return markRead(db, reader, message?.id ?? 'nothing');
    },
    view: () => view(services, find('applications')),
    accept: () => accept(services, find('applications')),
    decline: () => decline(services, find('applications'), reason),
    remove: () => remove(services, find('applications'), reason),
    invite: () => invite(services, accountId, jobId, { message: 'Come', offer: null }),
    revoke: () => revokeInvitation(services, find('invitations')),
    approve: () => approveStep(services, find('application_steps', 'in_review'), { auto: false }),
    requestChanges: () =>
      requestChanges(services, find('application_steps', 'in_review'), feedback),
    reject: () => rejectStep(services, find('application_steps', 'in_review'), feedback),
    grant: () => decideExtension(services, find('extension_requests', 'requested'), 'grant', 'Yes'),
    refuse: () =>
      decideExtension(services, find('extension_requests', 'requested'), 'refuse', 'No'),
    write: () => sendBrandMessage(services, { accountId, jobId }, 'Hello'),
    changeBrief: () =>
      changeBrief(
        services,
        jobId,
        { work_due: clock.now() + (pick % 20) * day, dos: [String(pick)] },
        'A change',
      ),
    acceptChange: async () =>
      acceptChange(services, accountId, jobId, (await findJob(db, jobId)).version),
    close: () => closeJob(services, jobId),
    cancel: () => cancelJob(services, jobId, 'A reason'),
    ...operateMoney(services, { accountId, jobId, pick, key, find }),
  };
  return operations[name]?.() ?? Promise.reject(new Error(`No operation ${name}.`));
}
