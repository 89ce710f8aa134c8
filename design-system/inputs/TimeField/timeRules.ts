import { defineMessage } from '../../i18n/intl.ts';
import { builtInRules, defineRule, type DefinedRule } from '../../validation/rules.ts';
import { parseIsoTime, toSeconds } from './timeText.ts';

/** The allowed times. */
export type TimeLimits = {
  /** The first allowed time, as `09:00`. */
  minValue?: string | undefined;
  /** The last allowed time, as `17:30`. A maximum before the minimum is on the next day: from 22:00 to 06:00. */
  maxValue?: string | undefined;
  /** The seconds between allowed times, counted from the minimum or midnight, as in a native input: 900 for quarters of an hour. */
  step?: number | undefined;
};

type Formats = {
  formatTime: (time: string) => string;
  /** Formats the seconds of a step, such as "15 minutes". */
  formatStep: (seconds: number) => string;
};

const betweenMessage = defineMessage({
  id: 'ds.time.between',
  defaultMessage: '{field} must be between {min} and {max}.',
});

const stepMessage = defineMessage({
  id: 'ds.time.step',
  defaultMessage: '{field} must be in steps of {step}.',
});

const secondsPerDay = 24 * 60 * 60;

/** Returns the rules of a time in order: valid, within its bounds, a step. Times compare as text. */
export function timeRules(
  { minValue, maxValue, step }: TimeLimits,
  { formatTime, formatStep }: Formats,
): readonly DefinedRule[] {
  const toText = (value: unknown) => parseIsoTime(value, 'second') ?? '';
  const rules = [defineRule('time', (value) => toText(value) !== '')];
  const [first, last] = [parseIsoTime(minValue, 'second'), parseIsoTime(maxValue, 'second')];
  if (first !== null && last !== null && first > last) {
    const test = (value: unknown) => toText(value) >= first || toText(value) <= last;
    const values = { min: formatTime(first), max: formatTime(last) };
    rules.push(defineRule('between', test, betweenMessage, values));
  } else {
    if (first !== null) {
      const values = { min: formatTime(first) };
      const test = (value: unknown) => toText(value) >= first;
      rules.push(defineRule('min_value', test, builtInRules.min_value.message, values));
    }
    if (last !== null) {
      const values = { max: formatTime(last) };
      const test = (value: unknown) => toText(value) <= last;
      rules.push(defineRule('max_value', test, builtInRules.max_value.message, values));
    }
  }
  if (step !== undefined && step > 0) {
    const base = first === null ? 0 : toSeconds(first);
    rules.push(stepRule({ step, base, toText }, formatStep));
  }
  return rules;
}

/** Returns the rule that a time is a whole number of steps after its base; both are in seconds. `toText` returns the time of a value. */
export function stepRule(
  { step, base, toText }: { step: number; base: number; toText: (value: unknown) => string },
  formatStep: Formats['formatStep'],
): DefinedRule {
  // A time before the base is on the next day.
  const test = (value: unknown) =>
    ((toSeconds(toText(value)) - base + secondsPerDay) % secondsPerDay) % step === 0;
  return defineRule('step', test, stepMessage, { step: formatStep(step) });
}
