import { isEmpty } from './emptiness.ts';
import { fillTemplate, type MessageValues } from './interpolate.ts';
import type { MessageDescriptor } from './messages.ts';
import { planOf, type Check } from './plan.ts';
import type { Rules } from './rules.ts';

/** How a field is called in its messages. */
export type ValidateOptions = {
  /** What `{field}` stands for. */
  readonly label?: string | undefined;
  /** What `{field}` stands for where there is no label. */
  readonly name?: string | undefined;
  /** How the bounds of min_value and max_value are written, where the value is in another unit. */
  readonly formatBound?: ((bound: number) => string) | undefined;
};

/** The first rule that a value fails, and what it says: as a descriptor with values, and in English. */
export type Failure = {
  readonly rule: string;
  readonly message: MessageDescriptor;
  readonly values: MessageValues;
  readonly text: string;
};

function valuesOf(
  check: Check,
  field: string,
  formatBound: ValidateOptions['formatBound'],
): MessageValues {
  if (formatBound !== undefined) {
    const bound = check.parameter as number;
    if (check.rule === 'min_value') return { field, min: formatBound(bound) };
    if (check.rule === 'max_value') return { field, max: formatBound(bound) };
  }
  return { field, ...check.values };
}

function fail(check: Check, field: string, options: ValidateOptions | undefined): Failure {
  const values = valuesOf(check, field, options?.formatBound);
  const text = fillTemplate(check.template, values);
  return { rule: check.rule, message: check.message, values, text };
}

/**
 * Judges a field's value: `required` first, then, unless the value is empty, the rules in their order.
 * Gives the first failure, or null. Never throws, unless a rule of one's own does.
 */
export function validate(value: unknown, rules: Rules, options?: ValidateOptions): Failure | null {
  const plan = planOf(rules);
  const field = options?.label || options?.name || 'value';
  const { required, checks } = plan;
  if (required !== undefined && !required.test(value, required.parameter, { field })) {
    return fail(required, field, options);
  }
  if (checks.length === 0 || isEmpty(value)) return null;
  const context = { field };
  for (const check of checks) {
    if (!check.test(value, check.parameter, context)) return fail(check, field, options);
  }
  return null;
}
