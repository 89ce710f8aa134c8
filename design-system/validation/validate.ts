import { isEmpty } from './isEmpty.ts';
import { fillTemplate, interpolate, type MessageValues, type ValidationError } from './messages.ts';
import { compileCustom, compileRules, type Check } from './compileRules.ts';
import {
  failedMessage,
  type DefinedRule,
  type RuleContext,
  type RuleFailure,
  type Rules,
} from './rules.ts';

/** Formats the bound of min_value and max_value for messages, for a value in another unit, such as cents. */
export type FormatBound = (bound: number) => string;

/** Options of `validate`. */
export type ValidateOptions = {
  /** The label, which replaces `{field}` in messages. */
  readonly label?: string | undefined;
  /** Replaces `{field}` where there is no label. */
  readonly name?: string | undefined;
  readonly formatBound?: FormatBound | undefined;
  /** Formats other numbers in messages. By default their digits are Latin. */
  readonly formatCount?: FormatBound | undefined;
  /** Returns the values of other fields, for custom rules. */
  readonly getValue?: ((name: string) => unknown) | undefined;
  /** Aborts asynchronous rules. */
  readonly signal?: AbortSignal | undefined;
  /** Whether asynchronous rules wait for their debounce time. False by default. */
  readonly isDebounced?: boolean | undefined;
};

/** A value to validate by rules. */
export type ValidationRequest = {
  readonly value: unknown;
  readonly rules: Rules;
  readonly options: ValidateOptions | undefined;
};

/** The first error or null; a promise where an asynchronous rule decides. */
export type ValidationResult = ValidationError | null | Promise<ValidationError | null>;

function getFieldName({ options }: ValidationRequest): string {
  return options?.label || options?.name || 'value';
}

function getValues(check: Check, request: ValidationRequest): MessageValues {
  const field = getFieldName(request);
  const { formatCount, formatBound = formatCount } = request.options ?? {};
  const bound = check.parameter;
  if (typeof bound !== 'number') return { field, ...check.values };
  if (formatBound && check.rule === 'min_value') return { field, min: formatBound(bound) };
  if (formatBound && check.rule === 'max_value') return { field, max: formatBound(bound) };
  if (formatCount && check.rule === 'digits') return { field, length: formatCount(bound) };
  return { field, ...check.values };
}

/** Returns the error with the message that a custom rule has for the value. */
function describeFailure(
  check: Check,
  { message, values = {} }: RuleFailure,
  request: ValidationRequest,
): ValidationError {
  const { formatCount } = request.options ?? {};
  const texts: Record<string, string | number> = { field: getFieldName(request) };
  for (const [name, value] of Object.entries(values))
    texts[name] = formatCount && typeof value === 'number' ? formatCount(value) : value;
  const text = interpolate(message.defaultMessage, texts);
  return { rule: check.rule, message, values: texts, text };
}

function createError(check: Check, request: ValidationRequest): ValidationError {
  const { message: describe, parameter } = check.custom ?? {};
  if (typeof describe === 'function') {
    const failure = describe(request.value, createContext(request), parameter);
    return describeFailure(check, failure, request);
  }
  const values = getValues(check, request);
  const text = fillTemplate(check.template, values);
  return { rule: check.rule, message: check.message, values, text };
}

function createContext(request: ValidationRequest): RuleContext {
  const options: ValidateOptions = request.options ?? {};
  return {
    label: getFieldName(request),
    getValue: (name) => options.getValue?.(name),
    get signal() {
      return options.signal ?? new AbortController().signal;
    },
  };
}

/** Returns the error with which a custom rule rejects an empty text, for its message. */
export function describeRule(rule: DefinedRule): ValidationError {
  return createError(compileCustom(rule), { value: '', rules: [rule], options: undefined });
}

/** Returns the error of a field whose rule threw, rejected or took too long. */
export function createFailure(request: ValidationRequest): ValidationError {
  const values = { field: getFieldName(request) };
  const text = interpolate(failedMessage.defaultMessage, values);
  return { rule: 'failed', message: failedMessage, values, text };
}

// Tests that have returned a promise: only asynchronous rules are debounced.
const asyncTests = new WeakSet<DefinedRule['test']>();

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

/** A request with its checks. */
type Checklist = {
  readonly request: ValidationRequest;
  readonly checks: readonly Check[];
  /** Whether checks after an asynchronous rule wait for its result. Otherwise asynchronous rules are skipped. */
  readonly isAsync: boolean;
};

function runCustom({ request, isAsync }: Checklist, rule: DefinedRule): unknown {
  const test = (): unknown => {
    const result: unknown = rule.test(request.value, createContext(request), rule.parameter);
    if (!isPromise(result)) return result;
    asyncTests.add(rule.test);
    // Without `catch`, the browser would report the rejection of a skipped rule.
    return isAsync ? withTimeout(result, rule) : result.catch(() => undefined);
  };
  if (!isAsync || !request.options?.isDebounced || !isKnownAsync(rule)) return test();
  // After an abort, the rule counts as passed without running; the result is dropped anyway.
  return new Promise((resolve) => void setTimeout(resolve, rule.options.debounceMs)).then(
    () => request.options?.signal?.aborted || test(),
  );
}

function runChecks(list: Checklist, from: number): ValidationResult {
  const { request, checks, isAsync } = list;
  for (let index = from; index < checks.length; index += 1) {
    const check = checks[index] as Check;
    // Built-in rules get no context: creating it takes longer than running them.
    const result = check.custom
      ? runCustom(list, check.custom)
      : check.test(request.value, check.parameter);
    if (check.custom && isPromise(result)) {
      if (!isAsync) continue;
      return result.then((passes) =>
        passes ? runChecks(list, index + 1) : createError(check, request),
      );
    }
    // A custom rule in JavaScript may return a match, or null.
    if (!result) return createError(check, request);
  }
  return null;
}

function applyRules(request: ValidationRequest, isAsync: boolean): ValidationResult {
  const { checks, whenEmpty } = compileRules(request.rules);
  const applied = isEmpty(request.value) ? whenEmpty : checks;
  return runChecks({ request, checks: applied, isAsync }, 0);
}

/**
 * Validates a value: `required` first; then, unless the value is empty, the other rules in their order. Returns the first
 * error, or null. Skips warnings and asynchronous rules: see `validateAsync`. Throws what a custom rule throws.
 */
export function validate(
  value: unknown,
  rules: Rules,
  options?: ValidateOptions,
): ValidationError | null {
  return applyRules({ value, rules, options }, false) as ValidationError | null;
}

/** Validates like `validateAsync`, but returns at once where no rule is asynchronous. */
export function validateNow(request: ValidationRequest): ValidationResult {
  return applyRules(request, true);
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
  return validateNow({ value, rules, options });
}
