import { isSameValue } from '../fieldState.ts';
import { defineMessage } from '../messages.ts';
import { builtInRules, type DefinedRule, type RuleContext, type RuleFailure } from '../rules.ts';
import { createRule } from './createRule.ts';

const messages = {
  sameAs: defineMessage({ id: 'ds.validation.sameAs', defaultMessage: 'The two entries differ.' }),
  sameAsLabel: defineMessage({
    id: 'ds.validation.sameAsLabel',
    defaultMessage: 'This must be the same as “{other}”.',
  }),
};

type Other = { readonly name: string; readonly label: string | undefined };

function checkSame(
  value: unknown,
  { name, label }: Other,
  { getValue }: RuleContext,
): RuleFailure | null {
  if (isSameValue(value, getValue(name))) return null;
  return label
    ? { message: messages.sameAsLabel, values: { other: label } }
    : { message: messages.sameAs };
}

/**
 * Requires the value of the field with that name; `label` is its label, for the message. As other rules, it does not run for an empty
 * value, so the field is usually required too.
 */
export function sameAs(name: string, { label }: { readonly label?: string } = {}): DefinedRule {
  return createRule('sameAs', checkSame, { name, label });
}

type Condition = { readonly name: string; readonly values: readonly unknown[] };

function checkRequired(
  value: unknown,
  { name, values }: Condition,
  { getValue }: RuleContext,
): RuleFailure | null {
  const { test, message } = builtInRules.required;
  const other = getValue(name);
  const isMet =
    values.length === 0
      ? test(other, true)
      : values.some(
          (one) => isSameValue(one, other) || (Array.isArray(other) && other.includes(one)),
        );
  return isMet && !test(value, true) ? { message } : null;
}

/**
 * Requires a value while the field with that name has one of the values, or, without `values`, while it has any. The label of the field
 * gets no mark: pass `isRequired` as well, from the state of the page, if it should.
 */
export function requiredIf(name: string, ...values: readonly unknown[]): DefinedRule {
  return { ...createRule('requiredIf', checkRequired, { name, values }), runsOnEmpty: true };
}
