import { minStepTime } from '../../../contract/rules/expectedDates.ts';
import { dueStatuses } from '../../../contract/rules/states.ts';
import type { JobChange } from '../../../contract/schemas/jobDetail.ts';
import type { Tx } from '../../database/schema.ts';
import type { JobRow } from './jobRows.ts';

/**
 * A change as it is stored; older releases stored no `diff`, and moved the due dates of accepted work at once. With `offers_dates`, the due
 * dates of an application move when its publisher accepts the change.
 */
export type StoredChange = Omit<JobChange, 'diff'> & {
  diff?: JobChange['diff'];
  offers_dates?: boolean;
};

/** Returns by how many ms the changes after a version of the brief move due dates, as soon as the publisher accepts them. */
export function getOfferedShift(
  { changes_json }: Pick<JobRow, 'changes_json'>,
  version: number,
): number {
  return (JSON.parse(changes_json) as StoredChange[])
    .filter((change) => change.version > version && change.offers_dates)
    .flatMap(({ diff = [] }) => diff.filter(({ field }) => field === 'work_due'))
    .reduce((by, { removed, added }) => by + toTime(added) - toTime(removed), 0);
}

function toTime([time = '']: string[]): number {
  return Date.parse(time);
}

/**
 * Returns a due date that moves by a number of ms. If it becomes earlier, the creator keeps at least `minStepTime`, and a date that is
 * before that stays.
 */
export function shiftDue(dueAt: number, by: number, now: number): number {
  if (by >= 0) return dueAt + by;
  const soonest = now + minStepTime;
  return dueAt > soonest ? Math.max(dueAt + by, soonest) : dueAt;
}

/** Moves the unfinished due dates of an application. */
export async function shiftSteps(
  tx: Tx,
  applicationId: string,
  by: number,
  now: number,
): Promise<void> {
  if (by === 0) return;
  const soonest = by < 0 ? now + minStepTime : 0;
  // Adds to the stored date instead of setting it, so that an extension that is granted at the same time is not lost.
  await tx
    .updateTable('application_steps')
    .set((row) => ({
      due_at: row
        .case()
        .when('due_at', '>', soonest - by)
        .then(row('due_at', '+', by))
        .else(soonest)
        .end(),
      due_version: row('due_version', '+', 1),
      moved_from: row.ref('due_at'),
      moved_why: 'brief_changed',
    }))
    .where('application_id', '=', applicationId)
    .where('status', 'in', dueStatuses)
    .where('due_at', '>', soonest)
    .execute();
}
