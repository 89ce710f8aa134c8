import { formatDate } from '../../formatters/formatDateTime.ts';
import type { DateLimits } from '../DateField/dateRules.ts';
import { isoOf } from '../DateField/isoDate.ts';
import { builtInRules, defineRule, type DefinedRule } from '../../validation/rules.ts';

/** Two days, as `2026-03-05`; both belong to the range. */
export type DateRange = {
  /** The first day. */
  readonly start: string;
  /** The last day; the first may be the last too. */
  readonly end: string;
};

/** Whether both are days and the end is not before the start. */
export function isRange(value: unknown): value is DateRange {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end } = value as Partial<Record<keyof DateRange, unknown>>;
  const [first, last] = [isoOf(start), isoOf(end)];
  return first !== null && last !== null && first <= last;
}

/**
 * The rules of a range, in their order: two days in their order, within the bounds, to be had. What is asked of
 * the start and of the end alike is asked with one message, that of the field.
 */
export function rangeRules({ min, max, isDateUnavailable }: DateLimits): readonly DefinedRule[] {
  const rules = [defineRule('range', isRange)];
  const [first, last] = [isoOf(min), isoOf(max)];
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
