import { isEmpty } from './isEmpty.ts';
import {
  fillTemplate,
  interpolate,
  splitTemplate,
  type MessageDescriptor,
  type MessageValues,
  type ValidationError,
} from './messages.ts';
import { isDevelopment, warnOnce } from './warnOnce.ts';
import {
  builtInRules,
  defaultMessage,
  failedMessage,
  listRules,
  type BuiltInRule,
  type DefinedRule,
  type NamedRules,
  type RuleContext,
  type RuleName,
  type RuleTest,
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
  /** Whether asynchronous rules wait for their debounce time. False by default. */
  readonly isDebounced?: boolean | undefined;
};

/** The first error or null; a promise where an asynchronous rule decides. */
export type ValidationResult = ValidationError | null | Promise<ValidationError | null>;

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

type CompiledRules = { readonly required: Check | undefined; readonly others: readonly Check[] };

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

function compileCustom(defined: DefinedRule): Check {
  const { name, message = defaultMessage, values = {} } = defined;
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
      if (!isRuleName(rule)) {
        if (isDevelopment) warnOnce(`There is no rule "${rule}".`);
      } else if (parameter === undefined || parameter === false) checks.delete(rule);
      else checks.set(rule, compileBuiltIn(rule, parameter));
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

/** Returns the error of a field whose rule threw, rejected or took too long. */
export function createFailure(options: ValidateOptions | undefined): ValidationError {
  const values = { field: getFieldName(options) };
  const text = interpolate(failedMessage.defaultMessage, values);
  return { rule: 'failed', message: failedMessage, values, text };
}

// Rules that have returned a promise.
const asyncTests = new WeakSet<RuleTest>();

function isKnownAsync({ test }: DefinedRule): boolean {
  return asyncTests.has(test) || test.constructor.name === 'AsyncFunction';
}

function isPromise(result: unknown): result is Promise<unknown> {
  return typeof result === 'object' && result !== null && 'then' in result;
}

function withTimeout(promise: Promise<unknown>, { name, options }: DefinedRule): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The rule "${name}" took longer than ${options.timeoutMs} ms.`)),
      options.timeoutMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function runCustom({ value, options, isAsync }: Run, rule: DefinedRule): unknown {
  const test = (): unknown => {
    const result: unknown = rule.test(value, createContext(options));
    if (!isPromise(result)) return result;
    asyncTests.add(rule.test);
    return isAsync ? withTimeout(result, rule) : result.catch(() => undefined);
  };
  if (!isAsync || !options?.isDebounced || !isKnownAsync(rule)) return test();
  return new Promise((resolve) => void setTimeout(resolve, rule.options.debounceMs)).then(
    () => options.signal?.aborted || test(),
  );
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
    const result = check.custom ? runCustom(run, check.custom) : check.test(value, check.parameter);
    if (check.custom && isPromise(result)) {
      if (!isAsync) continue;
      return result.then((passes) =>
        passes ? runChecks(run, index + 1) : createError(check, options),
      );
    }
    // A custom rule in JavaScript may return a match, or null.
    if (!result) return createError(check, options);
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
 * error, or null. Skips asynchronous rules: see `validateAsync`. Throws what a custom rule throws.
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

/**
 * Validates a value by all its rules, asynchronous ones included. Later rules wait for an asynchronous one. Rejects if a
 * custom rule throws, rejects or takes longer than its `timeoutMs`.
 */
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
