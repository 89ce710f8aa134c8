import {
  defineRule,
  type DefinedRule,
  type RuleContext,
  type Rules,
} from '../../validation/rules.ts';
import { compileRules } from '../../validation/compileRules.ts';
import { validate } from '../../validation/validate.ts';

function findError(
  value: unknown,
  rules: Rules,
  { label, getValue }: RuleContext,
): ReturnType<typeof validate> {
  if (!Array.isArray(value)) return null;
  for (const entry of value) {
    const error = validate(entry, rules, { label, getValue });
    if (error !== null) return error;
  }
  return null;
}

/**
 * Converts the rules of the entries to rules of the list, which show the message of the first invalid entry. They are
 * named `item.email` etc., so that e.g. `max_length` can be set for both the list and its entries.
 */
export function createItemRules(rules: Rules): readonly DefinedRule[] {
  return compileRules(rules).checks.map(({ rule, message }) =>
    defineRule(
      `item.${rule}`,
      (value, context) => findError(value, rules, context)?.rule !== rule,
      (value, context) => findError(value, rules, context) ?? { message },
    ),
  );
}
