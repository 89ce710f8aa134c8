import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';
import { rejectSchemaAsRules } from './standardSchema.ts';
import { splitTemplate, type MessageDescriptor, type MessageValues } from './messages.ts';
import {
  builtInRules,
  defaultMessage,
  listRules,
  type BuiltInRule,
  type DefinedRule,
  type RuleEntry,
  type RuleName,
  type Rules,
  type WarningRule,
} from './rules.ts';

/** A rule compiled for validation. */
export type Check = {
  readonly rule: string;
  readonly test: (value: unknown, parameter: unknown) => boolean;
  /** The custom rule, whose own test runs in place of `test`. */
  readonly custom: DefinedRule | undefined;
  readonly parameter: unknown;
  readonly message: MessageDescriptor;
  readonly template: readonly string[];
  readonly values: MessageValues;
};

/** The checks in order, `required` first, and the checks that run for an empty value. */
type CompiledRules = {
  readonly isRequired: boolean;
  readonly checks: readonly Check[];
  readonly whenEmpty: readonly Check[];
};

function isRuleName(rule: string): rule is RuleName {
  return Object.hasOwn(builtInRules, rule);
}

function compileBuiltIn(rule: RuleName, parameter: unknown): Check {
  const { test, message, placeholder, accepts } = builtInRules[rule] as BuiltInRule<unknown>;
  if (isDevelopment && !accepts(parameter)) {
    warnOnce(`The rule "${rule}" does not accept ${String(parameter)} (${typeof parameter}).`);
  }
  return {
    rule,
    test,
    custom: undefined,
    parameter,
    message,
    template: splitTemplate(message.defaultMessage),
    values: placeholder === undefined ? {} : { [placeholder]: parameter as string | number },
  };
}

/** Compiles a custom rule. */
export function compileCustom(defined: DefinedRule): Check {
  const { name, values = {} } = defined;
  // The message of a function depends on the value.
  const message = typeof defined.message === 'object' ? defined.message : defaultMessage;
  return {
    rule: name,
    test: () => true,
    custom: defined,
    parameter: undefined,
    message,
    template: splitTemplate(message.defaultMessage),
    values,
  };
}

function isDefinedRule(rules: RuleEntry): rules is DefinedRule {
  return 'kind' in rules && rules.kind === 'defined-rule';
}

/** Returns whether an entry of a list of rules is a warning. */
function isWarning(rules: RuleEntry): rules is WarningRule {
  return 'kind' in rules && rules.kind === 'warning';
}

function compile(rules: Rules): CompiledRules {
  if (isDevelopment) rejectSchemaAsRules(rules, 'a field');
  // A Map preserves the position of a name whose rule is replaced.
  const checks = new Map<string, Check>();
  for (const entry of listRules(rules)) {
    if (isWarning(entry)) continue;
    if (isDefinedRule(entry)) {
      checks.set(entry.name, compileCustom(entry));
      continue;
    }
    for (const [rule, parameter] of Object.entries(entry)) {
      if (!isRuleName(rule)) {
        if (isDevelopment) warnOnce(`There is no rule "${rule}".`);
      } else if (parameter === undefined || parameter === false) checks.delete(rule);
      else checks.set(rule, compileBuiltIn(rule, parameter));
    }
  }
  const required = checks.get('required');
  checks.delete('required');
  const first = required ? [required] : [];
  const others = [...checks.values()];
  return {
    isRequired: required !== undefined,
    checks: [...first, ...others],
    whenEmpty: [...first, ...others.filter(({ custom }) => custom?.runsOnEmpty)],
  };
}

const compiled = new WeakMap<Rules, CompiledRules>();

/** Returns the checks of the rules. They are compiled once for each object, so rules must not be changed in place. */
export function compileRules(rules: Rules): CompiledRules {
  let checks = compiled.get(rules);
  if (checks === undefined) {
    checks = compile(rules);
    compiled.set(rules, checks);
  }
  return checks;
}

/** Returns the warnings in a list of rules. */
export function listWarnings(rules: Rules): readonly WarningRule[] {
  return listRules(rules).filter(isWarning);
}

/** Returns whether the rules require a value. */
export function isRequiredBy(rules: Rules): boolean {
  return compileRules(rules).isRequired;
}
