import { on, toStep } from './datedSteps.ts';
import type { DateFacts, TimedStep } from './expectedDates.ts';

/** Adds the newest objection and its decision behind what had happened before. */
export function addObjection(
  steps: TimedStep[],
  { objection, now }: Pick<DateFacts, 'objection' | 'now'>,
): TimedStep[] {
  if (!objection) return steps;
  const { openedAt, dueBy, decidedAt } = objection;
  const decision =
    decidedAt === null ? on(dueBy, dueBy < now ? 'late' : 'fixed') : on(decidedAt, 'done');
  const opened = insert(steps, toStep('objection', on(openedAt, 'done')), openedAt);
  return insert(opened, toStep('objection_decision', decision), decidedAt ?? openedAt);
}

/** Inserts a step behind the last one that had happened by a time. */
function insert(steps: TimedStep[], step: TimedStep, time: number): TimedStep[] {
  const previous = steps.findLastIndex(
    ({ certainty, at }) => certainty === 'done' && (at ?? 0) <= time,
  );
  return steps.toSpliced(previous + 1, 0, step);
}
