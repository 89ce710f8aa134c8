import { planOf } from '../../validation/plan.ts';
import { defineRule, type DefinedRule, type Rules } from '../../validation/rules.ts';
import { validate } from '../../validation/validate.ts';

function firstFailure(value: unknown, rules: Rules): ReturnType<typeof validate> {
  if (!Array.isArray(value)) return null;
  for (const entry of value) {
    const failure = validate(entry, rules);
    if (failure !== null) return failure;
  }
  return null;
}

/**
 * The rules for single entries as rules of the whole list: the first failing entry gives the message. They
 * are called `item.email` and so on, so that `max_length` of the list and of its entries can stand together.
 */
export function rulesOfItems(rules: Rules): readonly DefinedRule[] {
  const { required, checks } = planOf(rules);
  const all = required === undefined ? checks : [required, ...checks];
  return all.map(({ rule, message, values }) =>
    defineRule(
      `item.${rule}`,
      (value) => firstFailure(value, rules)?.rule !== rule,
      message,
      values,
    ),
  );
}
