import { defineMessage } from '../messages.ts';
import { countLength, type DefinedRule, type RuleFailure } from '../rules.ts';
import { createRule } from './createRule.ts';

const messages = {
  exact: defineMessage({
    id: 'ds.validation.lengthExact',
    defaultMessage: 'Length: {count}. Required: {length}.',
  }),
  min: defineMessage({
    id: 'ds.validation.lengthMin',
    defaultMessage: 'Length: {count}. Minimum: {min}.',
  }),
  max: defineMessage({
    id: 'ds.validation.lengthMax',
    defaultMessage: 'Length: {count}. Maximum: {max}.',
  }),
};

type Limits = { readonly min: number; readonly max: number };

function checkLength(value: unknown, { min, max }: Limits): RuleFailure | null {
  const counted = countLength(value);
  const count = Number.isNaN(counted) ? 0 : counted;
  if (count >= min && count <= max) return null;
  if (min === max) return { message: messages.exact, values: { count, length: min } };
  return count < min
    ? { message: messages.min, values: { count, min } }
    : { message: messages.max, values: { count, max } };
}

/**
 * Requires a number of characters (see `countCharacters`) or of list entries: exactly that many, or from `min` to `max`. In contrast to
 * `min_length` and `max_length`, the message has the limit and the present length.
 */
export function length(
  limits: number | { readonly min?: number; readonly max?: number },
): DefinedRule {
  const range = typeof limits === 'number' ? { min: limits, max: limits } : limits;
  return createRule('length', checkLength, { min: 0, max: Infinity, ...range });
}
