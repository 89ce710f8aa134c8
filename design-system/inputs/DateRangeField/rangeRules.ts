import { defineMessage } from '../../i18n/intl.ts';
import type { DateFormats } from '../../formatters/dateFormats.ts';
import type { DateLimits } from '../DateField/dateRules.ts';
import { parseIsoDate } from '../DateField/dateText.ts';
import { builtInRules, defineRule, type DefinedRule } from '../../validation/rules.ts';

/** Two dates as `2026-03-05`, both inclusive. */
export type DateRange = {
  /** The first date. */
  readonly start: string;
  /** The last date; may equal the first. */
  readonly end: string;
};

function areDates(value: unknown): value is DateRange {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end } = value as Partial<Record<keyof DateRange, unknown>>;
  return parseIsoDate(start) !== null && parseIsoDate(end) !== null;
}

/** Returns whether both are valid dates and the end is not before the start. */
export function isRange(value: unknown): value is DateRange {
  return areDates(value) && value.start <= value.end;
}

const orderMessage = defineMessage({
  id: 'ds.dateRange.order',
  defaultMessage: 'The end must not be before the start.',
});

/**
 * Returns the rules of a range in order: valid dates, the end not before the start, within the bounds, available. Each rule checks both
 * dates, with one message for the field.
 */
export function rangeRules(
  { minValue, maxValue, isDateUnavailable }: DateLimits,
  formatDate: DateFormats['date'],
): readonly DefinedRule[] {
  const rules = [defineRule('range', areDates), defineRule('range_order', isRange, orderMessage)];
  const [first, last] = [parseIsoDate(minValue), parseIsoDate(maxValue)];
  if (first !== null) {
    const test = (value: unknown) => isRange(value) && value.start >= first;
    const values = { min: formatDate(first) };
    rules.push(defineRule('min_value', test, builtInRules.min_value.message, values));
  }
  if (last !== null) {
    const test = (value: unknown) => isRange(value) && value.end <= last;
    const values = { max: formatDate(last) };
    rules.push(defineRule('max_value', test, builtInRules.max_value.message, values));
  }
  if (isDateUnavailable !== undefined) {
    const test = (value: unknown) =>
      isRange(value) && !isDateUnavailable(value.start) && !isDateUnavailable(value.end);
    rules.push(defineRule('unavailable', test));
  }
  return rules;
}
