import type { IntlShape } from 'react-intl';
import type { DateFormats } from '../../formatters/dateFormats.ts';
import { serverZone } from '../DateTime/DateTime.tsx';
import { toRelativeDay, type DatelineStep } from './datelineSteps.ts';
import { sharedTexts, stateTexts } from './datelineTexts.ts';

/** The parts of a sentence about a step, the sentence, and what is shown. */
export type DayTexts = {
  label: string;
  state: string;
  /** The day in full, for the sentence. */
  day: string;
  /** How far away it is. */
  distance: string;
  sentence: string;
  /** The day as it is shown. */
  shown: string;
  /** The exact time. */
  exact: string;
};

type Moment = {
  /** The current time in ms. */
  now: number;
  /** Whether the zone of the user is not known yet. */
  isUnscripted: boolean;
};

/** Returns the texts of a step. Without a day only the label, the state and the sentence have a text. */
export function describeDay(
  {
    at,
    label,
    certainty,
    ...step
  }: Pick<DatelineStep, 'at' | 'label' | 'certainty' | 'isApproximate'>,
  { now, isUnscripted }: Moment,
  { formatMessage }: IntlShape,
  { day, date, dateTime, relativeTime }: DateFormats,
): DayTexts {
  const { isApproximate = certainty === 'expected' || certainty === 'waiting' } = step;
  const state = formatMessage(stateTexts[certainty]);
  if (at === undefined) {
    const sentence = formatMessage(sharedTexts.noDay, { label, state });
    return { label, state, day: '', distance: '', sentence, shown: '', exact: '' };
  }
  const zone = { timeZone: isUnscripted ? serverZone.timeZone : undefined };
  const write = (length: 'short' | 'medium' | 'long') => day(at, { ...zone, now, length });
  const { value, unit } = toRelativeDay(at, now);
  const distance = relativeTime(value, unit, { numeric: 'auto' });
  const parts = { label, state, distance, day: write('long') };
  const approximate = (text: string) =>
    isApproximate ? formatMessage(sharedTexts.about, { day: text }) : text;
  return {
    ...parts,
    sentence: formatMessage(sharedTexts.stateDay, parts),
    shown: approximate(write(isApproximate || certainty === 'done' ? 'short' : 'medium')),
    // An hour would promise more than is known.
    exact: approximate(isApproximate ? date(at, zone) : dateTime(at, zone)),
  };
}
