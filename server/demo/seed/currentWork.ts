import { toIso } from '../../domain/dates.ts';
import { day, hour } from '../../durations.ts';
import type { Tx } from '../../database/schema.ts';
import { getDemoId } from './accounts.ts';
import { getTaskId } from './jobs.ts';
import { application, payment, step, submission } from './rows.ts';

const accountId = getDemoId('approved');

/** Inserts the active jobs of the approved account: one for each kind of next step. */
export async function writeCurrentWork(tx: Tx, now: number): Promise<void> {
  await tx.insertInto('applications').values(applications(now)).execute();
  await tx.insertInto('application_steps').values(steps(now)).execute();
  await tx.insertInto('submissions').values(versions(now)).execute();
  await tx
    .insertInto('payments')
    .values([
      payment('now-batch', accountId, 'tablemates-sunday-batch', 48_000, now - 6 * day),
      payment('now-minutes', accountId, 'clearwell-two-minutes', 14_000, now - 5 * day),
      payment('now-laps', accountId, 'tidal-lap-diary', 26_000, now - 4 * day),
      payment('now-roaster', accountId, 'harbour-roaster-visit', 30_000, now - 3 * day),
    ])
    .execute();
}

function applications(now: number) {
  const accepted = (ago: number) =>
    ({
      state: 'accepted',
      viewed_at: now - (ago + 1) * day,
      decided_at: now - ago * day,
    }) as const;
  return [
    application(
      'now-batch',
      accountId,
      'tablemates-sunday-batch',
      'youtube',
      now - 9 * day,
      accepted(6),
    ),
    application(
      'now-minutes',
      accountId,
      'clearwell-two-minutes',
      'tiktok',
      now - 8 * day,
      accepted(5),
    ),
    application('now-laps', accountId, 'tidal-lap-diary', 'instagram', now - 7 * day, accepted(4)),
    application(
      'now-roaster',
      accountId,
      'harbour-roaster-visit',
      'instagram',
      now - 14 * day,
      accepted(3),
    ),
  ];
}

function steps(now: number) {
  const batch = getTaskId('tablemates-sunday-batch', 0);
  const minutes = getTaskId('clearwell-two-minutes', 0);
  const laps = getTaskId('tidal-lap-diary', 0);
  const roaster = getTaskId('harbour-roaster-visit', 0);
  return [
    step('now-batch', batch, 'draft', {
      status: 'approved',
      opens_at: now - 6 * day,
      due_at: now - day,
      changed_at: now - 2 * day,
    }),
    step('now-batch', batch, 'live', {
      status: 'open',
      opens_at: now - 2 * day,
      due_at: now + 26 * hour,
      changed_at: now - 2 * day,
    }),
    step('now-minutes', minutes, 'draft', {
      status: 'in_review',
      opens_at: now - 5 * day,
      due_at: now + 6 * day,
      auto_approve_at: now + 52 * hour,
      changed_at: now - 20 * hour,
    }),
    step('now-minutes', minutes, 'live', { due_at: now + 12 * day, changed_at: now - 5 * day }),
    step('now-laps', laps, 'draft', {
      status: 'changes_requested',
      opens_at: now - 4 * day,
      due_at: now + 3 * day,
      revisions_left: 1,
      changed_at: now - 10 * hour,
    }),
    step('now-laps', laps, 'live', { due_at: now + 9 * day, changed_at: now - 4 * day }),
    step('now-roaster', roaster, 'draft', {
      status: 'open',
      opens_at: now - 3 * day,
      due_at: now + 10 * day,
      changed_at: now - 3 * day,
    }),
    step('now-roaster', roaster, 'live', { due_at: now + 16 * day, changed_at: now - 3 * day }),
  ];
}

function versions(now: number) {
  return [
    submission('now-batch', getTaskId('tablemates-sunday-batch', 0), 'draft', {
      state: 'approved',
      saved_at: now - 3 * day,
      reviewed_at: now - 2 * day,
    }),
    submission('now-minutes', getTaskId('clearwell-two-minutes', 0), 'draft', {
      saved_at: now - 20 * hour,
    }),
    submission('now-laps', getTaskId('tidal-lap-diary', 0), 'draft', {
      state: 'changes_requested',
      saved_at: now - 30 * hour,
      reviewed_at: now - 10 * hour,
      feedback: [
        {
          at: toIso(now - 10 * hour),
          by: 'Tidal Swimwear',
          kind: 'edit',
          text: 'Lovely pace. Please cut the shot with the other swimmer and show the pool clock a little longer.',
        },
      ],
    }),
    submission('now-roaster', getTaskId('harbour-roaster-visit', 0), 'draft', {
      state: 'draft',
      caption: 'Six in the morning and the whole street smells of toast.',
      links_json: '[]',
      checklist_json: '{}',
      saved_at: now - 5 * hour,
      submitted_at: null,
    }),
  ];
}
