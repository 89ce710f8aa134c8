import type { DateFormats } from '../../formatters/dateFormats.ts';
import { builtInRules, defineRule, type DefinedRule } from '../../validation/rules.ts';
import { parseIsoDate } from './dateText.ts';

/** The allowed dates. Both bounds are inclusive. */
export type DateLimits = {
  /** The first allowed date, as `2026-03-05`. */
  minValue?: string | undefined;
  /** The last allowed date, as `2026-03-05`. */
  maxValue?: string | undefined;
  /** Returns whether a date within the bounds is unavailable. Pass the same function while its results are the same. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
};

/**
 * Returns the rules of a date in order: valid, within its bounds, available. The bounds use the names and messages of
 * `min_value` and `max_value`. ISO dates compare as text.
 */
export function dateRules(
  { minValue, maxValue, isDateUnavailable }: DateLimits,
  formatDate: DateFormats['date'],
): readonly DefinedRule[] {
  const rules = [defineRule('date', (value) => parseIsoDate(value) !== null)];
  const [first, last] = [parseIsoDate(minValue), parseIsoDate(maxValue)];
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
