import { iso } from '../../domain/dates.ts';
import type { Tx } from '../../database/schema.ts';
import { demoId } from './accounts.ts';
import { taskId } from './jobRows.ts';
import { application, day, hour, payment, step, submission } from './storyRows.ts';

const me = demoId('approved');

/** Writes the running jobs of the approved demo account: one for each thing that can be next. */
export async function writeCurrentWork(tx: Tx, now: number): Promise<void> {
  await tx.insertInto('applications').values(running(now)).execute();
  await tx.insertInto('application_steps').values(steps(now)).execute();
  await tx.insertInto('submissions').values(versions(now)).execute();
  await tx
    .insertInto('payments')
    .values([
      payment('now-batch', me, 'tablemates-sunday-batch', 48_000, now - 6 * day),
      payment('now-minutes', me, 'clearwell-two-minutes', 14_000, now - 5 * day),
      payment('now-laps', me, 'tidal-lap-diary', 26_000, now - 4 * day),
      payment('now-roaster', me, 'harbour-roaster-visit', 30_000, now - 3 * day),
    ])
    .execute();
}

function running(now: number) {
  const accepted = (ago: number) =>
    ({
      state: 'accepted',
      viewed_at: now - (ago + 1) * day,
      decided_at: now - ago * day,
    }) as const;
  return [
    application('now-batch', me, 'tablemates-sunday-batch', 'youtube', now - 9 * day, accepted(6)),
    application('now-minutes', me, 'clearwell-two-minutes', 'tiktok', now - 8 * day, accepted(5)),
    application('now-laps', me, 'tidal-lap-diary', 'instagram', now - 7 * day, accepted(4)),
    application(
      'now-roaster',
      me,
      'harbour-roaster-visit',
      'instagram',
      now - 14 * day,
      accepted(3),
    ),
  ];
}

function steps(now: number) {
  const batch = taskId({ id: 'tablemates-sunday-batch' }, 0);
  const minutes = taskId({ id: 'clearwell-two-minutes' }, 0);
  const laps = taskId({ id: 'tidal-lap-diary' }, 0);
  const roaster = taskId({ id: 'harbour-roaster-visit' }, 0);
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
    submission('now-batch', taskId({ id: 'tablemates-sunday-batch' }, 0), 'draft', {
      state: 'approved',
      saved_at: now - 3 * day,
      reviewed_at: now - 2 * day,
    }),
    submission('now-minutes', taskId({ id: 'clearwell-two-minutes' }, 0), 'draft', {
      saved_at: now - 20 * hour,
    }),
    submission('now-laps', taskId({ id: 'tidal-lap-diary' }, 0), 'draft', {
      state: 'changes_requested',
      saved_at: now - 30 * hour,
      reviewed_at: now - 10 * hour,
      feedback: [
        {
          at: iso(now - 10 * hour),
          by: 'Tidal Swimwear',
          kind: 'edit',
          text: 'Lovely pace. Please cut the shot with the other swimmer and show the pool clock a little longer.',
        },
      ],
    }),
    submission('now-roaster', taskId({ id: 'harbour-roaster-visit' }, 0), 'draft', {
      state: 'draft',
      caption: 'Six in the morning and the whole street smells of toast.',
      links_json: '[]',
      checklist_json: '{}',
      saved_at: now - 5 * hour,
      submitted_at: null,
    }),
  ];
}
