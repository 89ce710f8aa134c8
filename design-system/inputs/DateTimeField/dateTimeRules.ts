import { defineMessage } from '../../i18n/intl.ts';
import { builtInRules, defineRule, type DefinedRule } from '../../validation/rules.ts';
import { stepRule } from '../TimeField/timeRules.ts';
import {
  listInstants,
  parseDateTimeValue,
  splitLocal,
  splitValue,
  type DateTimeKind,
} from './dateTimeText.ts';

/** The allowed dates and times. */
export type DateTimeLimits = {
  /** The first allowed date and time, in the form of the value. */
  minValue?: string | undefined;
  /** The last allowed date and time, in the form of the value. */
  maxValue?: string | undefined;
  /** Returns whether a date within the bounds is unavailable. Pass the same function while its results are the same. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** The seconds between allowed times, counted from midnight: 900 for quarters of an hour. */
  step?: number | undefined;
};

type Formats = {
  formatDateTime: (value: string) => string;
  formatStep: (seconds: number) => string;
};

const skippedMessage = defineMessage({
  id: 'ds.dateTime.skipped',
  defaultMessage: 'This time does not exist on that day, because the clocks go forward.',
});

const repeatedMessage = defineMessage({
  id: 'ds.dateTime.repeated',
  defaultMessage: 'This time comes twice on that day, because the clocks go back. Choose one.',
});

/** Returns the rules of a date and time in order: valid, existing once in its zone, within its bounds, available, a step. */
export function dateTimeRules(
  { minValue, maxValue, isDateUnavailable, step }: DateTimeLimits,
  kind: DateTimeKind,
  { formatDateTime, formatStep }: Formats,
): readonly DefinedRule[] {
  const { timeZone, granularity } = kind;
  const parse = (value: unknown) => parseDateTimeValue(value, kind);
  // With a time zone, the value is an instant; it is a local time while the zone skips or repeats that time.
  const countInstants = (value: unknown) => {
    const isLocal = timeZone !== undefined && splitLocal(value, granularity) !== null;
    return isLocal ? listInstants(String(value), timeZone).length : 1;
  };
  const isComplete = (value: unknown) =>
    parse(value) !== null || splitLocal(value, granularity) !== null;
  const rules = [
    defineRule('date_time', isComplete),
    defineRule('skipped', (value) => countInstants(value) > 0, skippedMessage),
    defineRule('repeated', (value) => countInstants(value) < 2, repeatedMessage),
  ];
  // Local times compare as text, instants by their time.
  const toComparable = (value: unknown) => {
    const text = parse(value);
    return text !== null && timeZone !== undefined ? new Date(text).toISOString() : text;
  };
  const [first, last] = [toComparable(minValue), toComparable(maxValue)];
  if (first !== null && minValue !== undefined) {
    const test = (value: unknown) => (toComparable(value) ?? first) >= first;
    const values = { min: formatDateTime(minValue) };
    rules.push(defineRule('min_value', test, builtInRules.min_value.message, values));
  }
  if (last !== null && maxValue !== undefined) {
    const test = (value: unknown) => (toComparable(value) ?? last) <= last;
    const values = { max: formatDateTime(maxValue) };
    rules.push(defineRule('max_value', test, builtInRules.max_value.message, values));
  }
  const split = (value: unknown) => splitValue(parse(value), kind);
  if (isDateUnavailable !== undefined) {
    const test = (value: unknown) => !isDateUnavailable(split(value)?.date ?? '');
    rules.push(defineRule('unavailable', test));
  }
  if (step !== undefined && step > 0) {
    const toText = (value: unknown) => split(value)?.time ?? '00:00';
    rules.push(stepRule({ step, base: 0, toText }, formatStep));
  }
  return rules;
}
