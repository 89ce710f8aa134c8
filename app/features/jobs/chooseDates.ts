import type { DatelineState } from '@byline/design-system';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';

/** How a dateline shows the certainties of the contract. */
export const shownStates: Record<DateStep['certainty'], DatelineState> = {
  done: 'done',
  fixed: 'fixed',
  expected: 'expected',
  waiting_for_you: 'current',
  waiting_for_brand: 'waiting',
  held: 'held',
  late: 'late',
};

// More steps would not fit on the first screen of a phone.
const maxSteps = 8;

/** Returns a list of more than eight steps without its completed steps, except the latest completed step. */
export function omitLongDone(dates: readonly DateStep[]): readonly DateStep[] {
  if (dates.length <= maxSteps) return dates;
  const lastDone = dates.findLastIndex(({ certainty }) => certainty === 'done');
  return dates.filter(({ certainty }, index) => certainty !== 'done' || index >= lastDone);
}

/** Returns the next date before the work starts: to apply, to reply, or of the decision. */
function getStart(dates: readonly DateStep[]): DateStep | undefined {
  return dates.find(
    ({ key, certainty }) => (key === 'apply_by' || key === 'decision') && certainty !== 'done',
  );
}

/** Returns the next date of a job. Before the work starts, this is the date to apply, to reply or of the decision; afterwards, the next due date. */
export function chooseNextDate(dates: readonly DateStep[]): DateStep | undefined {
  const isDue = ({ task, at, certainty }: DateStep) =>
    task !== null && at !== null && certainty !== 'done';
  return getStart(dates) ?? dates.find(isDue);
}

/**
 * Returns the date on which a job is paid: in the wallet, or in the bank once the money has arrived there. Late and held money has no such
 * day: its state is beside the amount.
 */
export function choosePaidDate(dates: readonly DateStep[]): DateStep | undefined {
  // In this order, because the dates are in the order of the job's steps.
  const [wallet, bank] = dates.filter(({ key }) => key === 'in_wallet' || key === 'in_bank');
  const paid = bank?.certainty === 'done' ? bank : wallet;
  const isCertain = paid?.certainty !== 'late' && paid?.certainty !== 'held';
  return isCertain && paid?.at ? paid : undefined;
}
