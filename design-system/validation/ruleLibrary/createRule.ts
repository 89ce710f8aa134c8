import { defineRule, type DefinedRule, type RuleContext, type RuleFailure } from '../rules.ts';

/** Returns what is wrong with a value that is not empty, or null. */
type Check<Parameter> = (
  value: unknown,
  parameter: Parameter,
  context: RuleContext,
) => RuleFailure | null;

type Bound = { readonly check: Check<unknown>; readonly parameter: unknown };

// The functions of all these rules are the same, so that rules with equal parameters are equal: fields may create them on each render.
const passes: DefinedRule['test'] = (value, context, bound) => {
  const { check, parameter } = bound as Bound;
  return check(value, parameter, context) === null;
};

const noFailure: RuleFailure = { message: { defaultMessage: '' } };

const describe = (value: unknown, context: RuleContext, bound: unknown): RuleFailure => {
  const { check, parameter } = bound as Bound;
  return check(value, parameter, context) ?? noFailure;
};

/** Creates a rule whose message depends on what is wrong. `check` is a function of the module, not one created on each call. */
export function createRule<Parameter>(
  name: string,
  check: Check<Parameter>,
  parameter: Parameter,
): DefinedRule {
  return {
    ...defineRule(name, () => true),
    test: passes,
    message: describe,
    parameter: { check, parameter },
  };
}

/** Returns the trimmed text of a value, or null for a value that was not typed. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : null;
}
