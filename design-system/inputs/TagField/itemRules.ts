import { planOf } from '../../validation/plan.ts';
import { defineRule, type DefinedRule, type Rules } from '../../validation/rules.ts';
import { validate } from '../../validation/validate.ts';

function findFailure(value: unknown, rules: Rules): ReturnType<typeof validate> {
  if (!Array.isArray(value)) return null;
  for (const entry of value) {
    const failure = validate(entry, rules);
    if (failure !== null) return failure;
  }
  return null;
}

/**
 * Converts the rules of the entries to rules of the list, which show the message of the first invalid entry. They are
 * named `item.email` etc., so that e.g. `max_length` can be set for both the list and its entries.
 */
export function createItemRules(rules: Rules): readonly DefinedRule[] {
  const { required, checks } = planOf(rules);
  const all = required === undefined ? checks : [required, ...checks];
  return all.map(({ rule, message, values }) =>
    defineRule(
      `item.${rule}`,
      (value) => findFailure(value, rules)?.rule !== rule,
      message,
      values,
    ),
  );
}
