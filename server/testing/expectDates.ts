import { expect } from 'vitest';
import { stepKeys } from '../../contract/rules/states.ts';
import type { DateStep } from '../../contract/schemas/expectedDates.ts';

/** The dates of a job at one time, and the states that explain changes. */
export type ObservedDates = { now: number; isOver: boolean; dates: DateStep[] };

/** Returns whether a date is a step of the work. */
const isWork = ({ key }: DateStep) => stepKeys.some((step) => step === key);

/** Expects that each date has a day or a reason, and none that is derived is before a date that it rests on. */
export function expectSoundDates({ now, dates }: ObservedDates): void {
  for (const step of dates) {
    expect(step.at === null, JSON.stringify(step)).toBe(step.reason !== null);
    if (step.certainty === 'expected' && step.at !== null) {
      expect(Date.parse(step.at), JSON.stringify(step)).toBeGreaterThanOrEqual(now);
    }
    for (const other of dates.filter((one) => isBasis(one, step))) {
      const message = `${JSON.stringify(step)} rests on ${JSON.stringify(other)}`;
      if (other.at === null) expect(step.at, message).toBeNull();
      else if (step.at !== null && step.certainty === 'expected') {
        expect(Date.parse(step.at), message).toBeGreaterThanOrEqual(Date.parse(other.at));
      }
    }
  }
}

/** Returns whether `step` cannot happen before `other`. */
function isBasis(other: DateStep, step: DateStep): boolean {
  const order = ['draft', 'live', 'insight'];
  switch (step.key) {
    case 'draft':
    case 'live':
    case 'insight':
      if (other.key === 'decision') return true;
      return (
        other.task?.id === step.task?.id &&
        order.indexOf(other.key) < order.indexOf(step.key) &&
        isWork(other)
      );
    case 'approved':
      return isWork(other) && step.certainty !== 'done';
    case 'in_wallet':
      return other.key === 'approved';
    case 'in_bank':
      return other.key === 'in_wallet';
    default:
      return false;
  }
}

/** Returns whether a date is a promise: on record until it happens or an event moves it. */
function isPromise(step: DateStep): boolean {
  if (step.at === null) return false;
  if (step.certainty === 'fixed' || step.certainty === 'waiting_for_brand')
    return step.key !== 'approved';
  return step.certainty === 'waiting_for_you' && (isWork(step) || step.key === 'apply_by');
}

/** Expects that each promised date is kept, has happened, or names the event that moved it; returns the events. */
export function expectKeptPromises(before: ObservedDates, after: ObservedDates): string[] {
  const events: string[] = [];
  for (const step of before.dates.filter(isPromise)) {
    const next = after.dates.find(
      ({ key, task }) => key === step.key && task?.id === step.task?.id,
    );
    const message = `${JSON.stringify(step)} became ${JSON.stringify(next)}`;
    if (!next) {
      // An end leaves dates out. Without an application, only `apply_by` is left once the job is closed, and an invitation removes the
      // decision. Who accepts an invitation has not applied: the decision, which is first then, takes the place of the reply.
      const isClosed = after.dates.length === 1 && after.dates[0]?.key === 'apply_by';
      const isInvited = step.key === 'decision' && !after.isOver;
      const [first] = after.dates;
      const isAccepted =
        step.key === 'apply_by' &&
        step.certainty === 'waiting_for_you' &&
        first?.key === 'decision' &&
        first.certainty === 'done';
      expect(after.isOver || isClosed || isInvited || isAccepted, message).toBe(true);
      events.push('ended');
    } else if (next.certainty === 'done' || next.reason !== null) {
      events.push(next.reason ?? 'done');
    } else if (next.at !== step.at) {
      const isSubmitted = isWork(step) && next.certainty === 'waiting_for_brand';
      const isSentBack = isWork(step) && step.certainty === 'waiting_for_brand';
      // The reply to an invitation is another date than the end of applications.
      const isReply = step.key === 'apply_by' && next.certainty === 'waiting_for_you';
      if (isReply) events.push('invited');
      else if (isSubmitted || isSentBack) events.push(isSubmitted ? 'submitted' : 'sent back');
      else {
        expect(next.moved?.why, message).toBeDefined();
        // A date that an earlier step pushes back may have been moved before.
        if (next.certainty !== 'expected') expect(next.moved?.from, message).toBe(step.at);
        events.push(next.moved?.why ?? '');
      }
    }
  }
  return events;
}
