import type { IntlShape } from '../../i18n/intl.ts';
import type { DateFormats } from '../../formatters/dateFormats.ts';
import { serverZone } from '../DateTime/DateTime.tsx';
import { hasTime, isApproximateDay, toRelativeDay, type DatelineItem } from './datelineSteps.ts';
import { lineTexts, stateTexts } from './datelineTexts.ts';

/** The texts about a step: the parts of its sentence, the sentence, and what is shown. */
export type DayTexts = {
  label: string;
  state: string;
  /** The day in full, or the exact time, for the sentence. */
  day: string;
  /** How far away it is. */
  distance: string;
  sentence: string;
  /** The day as it is shown. */
  shown: string;
  /** The exact time. */
  exact: string;
  /** `shown` without “about”. */
  bareShown: string;
  /** `exact` without “about”. */
  bareExact: string;
};

export type TimeContext = {
  /** The current time in ms. */
  now: number;
  /** Whether the zone of the user is not known yet. */
  isUnscripted: boolean;
  /** Whether a day that is certain has its weekday. */
  hasWeekday: boolean;
  /** Whether exact times are shown, so that the sentence has them, too. */
  isExact: boolean;
};

/** Returns the texts of a step. Without a day only the label, the state and the sentence have a text. */
export function describeDay(
  {
    at,
    label,
    state: stepState,
    ...step
  }: Pick<DatelineItem, 'at' | 'label' | 'state' | 'isApproximate'>,
  { now, isUnscripted, hasWeekday, isExact }: TimeContext,
  { formatMessage }: IntlShape,
  { day, date, dateTime, relativeTime, timeZone }: DateFormats,
): DayTexts {
  const isApproximate = isApproximateDay({ state: stepState, ...step });
  const state = formatMessage(stateTexts[stepState]);
  if (at === undefined) {
    const sentence = formatMessage(lineTexts.noDay, { label, state });
    const noDay = { day: '', distance: '', shown: '', exact: '', bareShown: '', bareExact: '' };
    return { label, state, sentence, ...noDay };
  }
  const zone = { timeZone: isUnscripted ? serverZone.timeZone : undefined };
  const formatDay = (length: 'short' | 'medium' | 'long') => day(at, { ...zone, now, length });
  const { value, unit } = toRelativeDay(at, now, timeZone);
  const distance = relativeTime(value, unit, { numeric: 'auto' });
  const approximate = (text: string) =>
    isApproximate ? formatMessage(lineTexts.about, { day: text }) : text;
  const isShort = isApproximate || stepState === 'done' || !hasWeekday;
  const bareShown = formatDay(isShort ? 'short' : 'medium');
  // An approximate day has no hour, which would look exact.
  const bareExact = isApproximate ? date(at, zone) : dateTime(at, zone);
  const isTimeSpoken = isExact && !isApproximate && hasTime({ at });
  const texts = { label, state, distance, day: isTimeSpoken ? bareExact : formatDay('long') };
  return {
    ...texts,
    sentence: formatMessage(lineTexts.stateDay, texts),
    shown: approximate(bareShown),
    exact: approximate(bareExact),
    bareShown,
    bareExact,
  };
}
