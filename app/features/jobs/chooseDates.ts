import type { Certainty } from '@byline/design-system';
import type { MessageDescriptor } from 'react-intl';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { rowLabels } from './rowLabels.ts';
import { stepKeyLabels } from './stateLabels.ts';

/** How a dateline shows the certainties of the contract. */
export const shownCertainties: Record<DateStep['certainty'], Certainty> = {
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

/** A date of a row with its label. */
export type LabelledDate = { step: DateStep; label: MessageDescriptor };

/** Returns the next date before the work starts: to apply, to reply, or of the decision. */
function getStart(dates: readonly DateStep[]): LabelledDate | undefined {
  const step = dates.find(
    ({ key, certainty }) => (key === 'apply_by' || key === 'decision') && certainty !== 'done',
  );
  if (step?.key !== 'apply_by') return step && { step, label: rowLabels.decision };
  const isInvited = step.certainty === 'waiting_for_you';
  return { step, label: isInvited ? rowLabels.replyBy : rowLabels.applyBy };
}

function getDueLabel({ key }: DateStep, application: ApplicationState | null): MessageDescriptor {
  const isStep = key === 'draft' || key === 'live' || key === 'insight';
  return application && isStep ? stepKeyLabels[key] : rowLabels.due;
}

// A row of held money shows the hold in place of the day.
function hasDay({ at, certainty }: DateStep): boolean {
  return at !== null || certainty === 'held';
}

// Late and held money is not paid: "Paid late" would be false.
function getPaidLabel({ certainty }: DateStep): MessageDescriptor {
  return certainty === 'late' || certainty === 'held' ? rowLabels.payment : rowLabels.paid;
}

/**
 * Returns the dates that a row shows, as far as the job has them: the next date before the work starts, the next due date, and the date of
 * the payment in the wallet, or in the bank once it has arrived there.
 */
export function chooseDates(
  dates: readonly DateStep[],
  application: ApplicationState | null,
): LabelledDate[] {
  const start = getStart(dates);
  const due = dates.find(
    ({ task, at, certainty }) => task !== null && at !== null && certainty !== 'done',
  );
  // In this order, because the dates are in the order of the job's steps.
  const [wallet, bank] = dates.filter(({ key }) => key === 'in_wallet' || key === 'in_bank');
  const paid = bank?.certainty === 'done' ? bank : wallet;
  return [
    ...(start ? [start] : []),
    ...(due ? [{ step: due, label: getDueLabel(due, application) }] : []),
    ...(paid && hasDay(paid) ? [{ step: paid, label: getPaidLabel(paid) }] : []),
  ];
}
