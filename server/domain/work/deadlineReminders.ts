import { sql } from 'kysely';
import { pages } from '../../../contract/rules/pages.ts';
import { submittableStatuses } from '../../../contract/rules/states.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { inTransactions } from '../../database/transaction.ts';
import { deadlineReminderLead } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import type { Clock } from '../clock.ts';
import { notifyOwner } from '../notifyOwner.ts';
import type { Services } from '../services.ts';

/**
 * Emails approved publishers who prefer that about work that is due soon, once for each due date: a date that was moved
 * has its own reminder. Returns the number of emails.
 */
export async function sendDeadlineReminders(services: Services): Promise<number> {
  const { db, clock } = services;
  const due = await selectDue(db, clock.now())
    .select('applications.account_id')
    .distinct()
    .execute();
  return inTransactions(db, due, (tx, { account_id: id }) => remind(tx, services, id));
}

const isNotReminded = sql<boolean>`(application_steps.reminded_for is null
  or application_steps.reminded_for <> application_steps.due_at)`;

/** Selects the steps that are due soon and of which the publisher has to be reminded. */
function selectDue(db: Database, now: number) {
  return db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_steps.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .leftJoin('profiles', 'profiles.account_id', 'applications.account_id')
    .where('application_steps.status', 'in', submittableStatuses)
    .where('application_steps.due_at', '>', now)
    .where('application_steps.due_at', '<=', now + deadlineReminderLead)
    .where(isNotReminded)
    .where('applications.state', '=', 'accepted')
    .where('accounts.state', '=', 'approved')
    .where('accounts.email', 'is not', null)
    .where((row) =>
      row.or([
        row('profiles.deadline_reminders', 'is', null),
        row('profiles.deadline_reminders', '=', 1),
      ]),
    );
}

async function remind(tx: Tx, services: Services, accountId: string): Promise<boolean> {
  const due = await selectDue(tx, services.clock.now())
    .select('application_steps.id')
    .where('applications.account_id', '=', accountId)
    .execute();
  // Another process may have sent the reminder since.
  if (due.length === 0) return false;
  const claimed = await tx
    .updateTable('application_steps')
    .set((row) => ({ reminded_for: row.ref('due_at') }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where(isNotReminded)
    .returning('id')
    .execute();
  if (claimed.length === 0) return false;
  const owner = await tx
    .selectFrom('accounts')
    .select(['name', 'email', 'locale', 'timezone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const language = getLanguage(owner.locale);
  const { origin } = services.config.server;
  const steps = await readSteps(
    tx,
    claimed.map(({ id }) => id),
  );
  const lines = steps.map(({ job_id, job, task, key, due_at }) =>
    language.translate('mail.deadline.line', {
      job,
      task,
      step: language.translate(`step.${key}`),
      date: language.formatDateTime(due_at, owner.timezone),
      address: origin + pages.submission(job_id),
    }),
  );
  await notifyOwner(tx, services, owner, {
    subject: 'mail.deadline.subject',
    body: 'mail.deadline',
    subscription: { accountId, kind: 'reminders' },
    expiresAt: toMachineTime(services.clock, steps.at(-1)?.due_at ?? 0),
    values: {
      list: lines.join('\n\n'),
      preferences: origin + pages.profileSection('preferences'),
    },
  });
  return true;
}

// Due dates are in business time, which the demo moves.
function toMachineTime(clock: Clock, time: number): number {
  return time - clock.now() + clock.machineNow();
}

function readSteps(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('application_steps')
    .innerJoin('tasks', 'tasks.id', 'application_steps.task_id')
    .innerJoin('jobs', 'jobs.id', 'tasks.job_id')
    .select(['jobs.id as job_id', 'jobs.title as job', 'tasks.title as task'])
    .select(['application_steps.key', 'application_steps.due_at'])
    .where('application_steps.id', 'in', ids)
    .orderBy('application_steps.due_at')
    .orderBy('application_steps.id')
    .execute();
}
