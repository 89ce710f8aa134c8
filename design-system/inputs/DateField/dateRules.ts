import { formatDate } from '../../formatters/formatDateTime.ts';
import { builtInRules, defineRule, type DefinedRule } from '../../validation/rules.ts';
import { isoOf } from './isoDate.ts';

/** Which days may be given, as `2026-03-05`; both bounds are included. */
export type DateLimits = {
  /** The first day that may be given, as `2026-03-05`. */
  min?: string;
  /** The last day that may be given, as `2026-03-05`. */
  max?: string;
  /** Tells which days between them may not be given; keep the function the same while its answers are. */
  isDateUnavailable?: (date: string) => boolean;
};

/**
 * The rules of a date, in their order: it is one, it is within its bounds, it is to be had. The bounds take the
 * names and words of `min_value` and `max_value` and say days. ISO days compare as texts.
 */
export function dateRules({ min, max, isDateUnavailable }: DateLimits): readonly DefinedRule[] {
  const rules = [defineRule('date', (value) => isoOf(value) !== null)];
  const [first, last] = [isoOf(min), isoOf(max)];
  if (first !== null) {
    const values = { min: formatDate(first) };
    const test = (value: unknown) => String(value) >= first;
    rules.push(defineRule('min_value', test, builtInRules.min_value.message, values));
  }
  if (last !== null) {
    const values = { max: formatDate(last) };
    const test = (value: unknown) => String(value) <= last;
    rules.push(defineRule('max_value', test, builtInRules.max_value.message, values));
  }
  if (isDateUnavailable !== undefined) {
    rules.push(defineRule('unavailable', (value) => !isDateUnavailable(String(value))));
  }
  return rules;
}
