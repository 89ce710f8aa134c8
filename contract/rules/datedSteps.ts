import type { DateStepKey, TimedStep } from './expectedDates.ts';

/** The day of a step, or the reason why it has none. */
export type Dated = Pick<TimedStep, 'at' | 'certainty' | 'reason'>;

/** Returns a date that has a day. */
export function on(at: number, certainty: TimedStep['certainty']): Dated {
  return { at, certainty, reason: null };
}

/** Returns a step without a task, an amount or a move. */
export function toStep(key: DateStepKey, dated: Dated): TimedStep {
  return { key, task: null, moved: null, offered: null, amount: null, ...dated };
}
