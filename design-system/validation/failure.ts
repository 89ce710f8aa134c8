import { fillTemplate, type MessageValues } from './interpolate.ts';
import type { MessageDescriptor } from './messages.ts';
import type { Check } from './plan.ts';

/** The first rule that a value fails, and what it says: as a descriptor with values, and in English. */
export type Failure = {
  readonly rule: string;
  readonly message: MessageDescriptor;
  readonly values: MessageValues;
  readonly text: string;
};

/** How the bounds of min_value and max_value are written, where the value is in another unit. */
export type FormatBound = (bound: number) => string;

function valuesOf(
  check: Check,
  field: string,
  formatBound: FormatBound | undefined,
): MessageValues {
  if (formatBound !== undefined) {
    const bound = check.parameter as number;
    if (check.rule === 'min_value') return { field, min: formatBound(bound) };
    if (check.rule === 'max_value') return { field, max: formatBound(bound) };
  }
  return { field, ...check.values };
}

/** What is said about a value that does not pass. */
export function failBy(check: Check, field: string, formatBound: FormatBound | undefined): Failure {
  const values = valuesOf(check, field, formatBound);
  const text = fillTemplate(check.template, values);
  return { rule: check.rule, message: check.message, values, text };
}
