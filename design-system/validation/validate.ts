import { isEmpty } from './isEmpty.ts';
import {
  fillTemplate,
  splitTemplate,
  type MessageDescriptor,
  type MessageValues,
  type ValidationError,
} from './messages.ts';
import {
  builtInRules,
  defaultMessage,
  listRules,
  type BuiltInRule,
  type DefinedRule,
  type NamedRules,
  type RuleContext,
  type RuleName,
  type Rules,
} from './rules.ts';

/** Formats the bound of min_value and max_value for messages, where the value is in another unit. */
export type FormatBound = (bound: number) => string;

/** Options of `validate`. */
export type ValidateOptions = {
  /** The label, which replaces `{field}` in messages. */
  readonly label?: string | undefined;
  /** Replaces `{field}` where there is no label. */
  readonly name?: string | undefined;
  readonly formatBound?: FormatBound | undefined;
  /** Returns the values of other fields, for custom rules. */
  readonly valueOf?: ((name: string) => unknown) | undefined;
  /** Aborts asynchronous rules. */
  readonly signal?: AbortSignal | undefined;
};

/** The first error or null; a promise where an asynchronous rule decides. */
export type ValidationResult = ValidationError | null | Promise<ValidationError | null>;

/** A rule compiled for validation. */
export type Check = {
  readonly rule: string;
  readonly test: (
    value: unknown,
    parameter: unknown,
    context?: RuleContext,
  ) => boolean | Promise<boolean>;
  readonly isCustom: boolean;
  readonly parameter: unknown;
  readonly message: MessageDescriptor;
  readonly template: readonly string[];
  readonly values: MessageValues;
};

type CompiledRules = { readonly required: Check | undefined; readonly others: readonly Check[] };

function compileBuiltIn(rule: RuleName, parameter: unknown): Check {
  const { test, message, placeholder } = builtInRules[rule] as BuiltInRule<unknown>;
  return {
    rule,
    test,
    isCustom: false,
    parameter,
    message,
    template: splitTemplate(message.defaultMessage),
    values: placeholder === undefined ? {} : { [placeholder]: parameter as string | number },
  };
}

function compileCustom({ name, test, message = defaultMessage, values = {} }: DefinedRule): Check {
  return {
    rule: name,
    test: (value, _parameter, context) => test(value, context as RuleContext),
    isCustom: true,
    parameter: undefined,
    message,
    template: splitTemplate(message.defaultMessage),
    values,
  };
}

function isDefinedRule(rules: NamedRules | DefinedRule): rules is DefinedRule {
  return 'kind' in rules && rules.kind === 'defined-rule';
}

function compile(rules: Rules): CompiledRules {
  // A Map keeps the position of a name whose rule is replaced.
  const checks = new Map<string, Check>();
  for (const entry of listRules(rules)) {
    if (isDefinedRule(entry)) {
      checks.set(entry.name, compileCustom(entry));
      continue;
    }
    for (const [rule, parameter] of Object.entries(entry)) {
      if (!Object.hasOwn(builtInRules, rule)) continue;
      if (parameter === undefined || parameter === false) checks.delete(rule);
      else checks.set(rule, compileBuiltIn(rule as RuleName, parameter));
    }
  }
  const required = checks.get('required');
  checks.delete('required');
  return { required, others: [...checks.values()] };
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

function getFieldName(options: ValidateOptions | undefined): string {
  return options?.label || options?.name || 'value';
}

function getValues(check: Check, options: ValidateOptions | undefined): MessageValues {
  const field = getFieldName(options);
  if (options?.formatBound !== undefined) {
    const bound = check.parameter as number;
    if (check.rule === 'min_value') return { field, min: options.formatBound(bound) };
    if (check.rule === 'max_value') return { field, max: options.formatBound(bound) };
  }
  return { field, ...check.values };
}

function createError(check: Check, options: ValidateOptions | undefined): ValidationError {
  const values = getValues(check, options);
  const text = fillTemplate(check.template, values);
  return { rule: check.rule, message: check.message, values, text };
}

function createContext(options: ValidateOptions | undefined): RuleContext {
  return {
    field: getFieldName(options),
    valueOf: options?.valueOf ?? (() => undefined),
    get signal() {
      return options?.signal ?? new AbortController().signal;
    },
  };
}

type Run = {
  readonly value: unknown;
  readonly checks: readonly Check[];
  readonly options: ValidateOptions | undefined;
  /** Whether checks after an asynchronous rule wait for its result. */
  readonly isAsync: boolean;
};

function runChecks(run: Run, from: number): ValidationResult {
  const { value, checks, options, isAsync } = run;
  for (let index = from; index < checks.length; index += 1) {
    const check = checks[index] as Check;
    // Most rules are built in and need no context, which costs more to create than they do to run.
    const result = check.isCustom
      ? check.test(value, undefined, createContext(options))
      : check.test(value, check.parameter);
    if (result === true) continue;
    if (typeof result !== 'object') return createError(check, options);
    const passes = result.catch(() => true);
    if (!isAsync) continue;
    return passes.then((isValid) =>
      isValid ? runChecks(run, index + 1) : createError(check, options),
    );
  }
  return null;
}

function start(
  value: unknown,
  rules: Rules,
  options: ValidateOptions | undefined,
  isAsync: boolean,
): ValidationResult {
  const { required, others } = compileRules(rules);
  if (required !== undefined && !required.test(value, required.parameter)) {
    return createError(required, options);
  }
  if (others.length === 0 || isEmpty(value)) return null;
  return runChecks({ value, checks: others, options, isAsync }, 0);
}

/**
 * Validates a value: `required` first; then, unless the value is empty, the other rules in their order. Returns the first
 * error, or null. Skips asynchronous rules: see `validateAsync`. Throws only what a custom rule throws.
 */
export function validate(
  value: unknown,
  rules: Rules,
  options?: ValidateOptions,
): ValidationError | null {
  return start(value, rules, options, false) as ValidationError | null;
}

/** Validates like `validateAsync`, but returns at once where no rule is asynchronous. */
export function validateNow(
  value: unknown,
  rules: Rules,
  options?: ValidateOptions,
): ValidationResult {
  return start(value, rules, options, true);
}

/** Validates a value by all its rules, asynchronous ones included. Later rules wait for an asynchronous one. */
export async function validateAsync(
  value: unknown,
  rules: Rules,
  options?: ValidateOptions,
): Promise<ValidationError | null> {
  return validateNow(value, rules, options);
}

/** Returns whether the rules require a value. */
export function isRequiredBy(rules: Rules): boolean {
  return compileRules(rules).required !== undefined;
}
