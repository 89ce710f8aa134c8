import { defineRule, type DefinedRule, type Rules } from '../../validation/rules.ts';
import { compileRules, validate } from '../../validation/validate.ts';

function findError(value: unknown, rules: Rules): ReturnType<typeof validate> {
  if (!Array.isArray(value)) return null;
  for (const entry of value) {
    const error = validate(entry, rules);
    if (error !== null) return error;
  }
  return null;
}

/**
 * The rules for single entries as rules of the whole list: the first failing entry gives the message. They
 * are called `item.email` and so on, so that `max_length` of the list and of its entries can stand together.
 */
export function rulesOfItems(rules: Rules): readonly DefinedRule[] {
  const { required, others } = compileRules(rules);
  const all = required === undefined ? others : [required, ...others];
  return all.map(({ rule, message, values }) =>
    defineRule(`item.${rule}`, (value) => findError(value, rules)?.rule !== rule, message, values),
  );
}
