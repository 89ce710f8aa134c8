import { isSameValue } from './fieldState.ts';
import type { ValidationError } from './messages.ts';
import type { Rules } from './rules.ts';
import {
  createFailure,
  validateNow,
  type ValidateOptions,
  type ValidationResult,
} from './validate.ts';

type Request = Pick<ValidateOptions, 'label' | 'name' | 'formatBound' | 'isDebounced'> & {
  readonly value: unknown;
  readonly rules: Rules;
  readonly valueOf: (name: string) => unknown;
  /** Runs the rules even though the value is the same, because a value that they depend on has changed. */
  readonly isForced: boolean;
};

/** Returns whether two sets of rules are equal, also where they are new objects on each render. */
export function isSameRules(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        key === others[index] && isSameRules(one[key as keyof object], other[key as keyof object]),
    )
  );
}

/** One validation of a field. */
type Run = {
  readonly request: Request;
  error: ValidationError | null;
  /** The result while an asynchronous rule is running, and the function that settles it. */
  pending: Promise<ValidationError | null> | null;
  settle: ((result: ValidationResult) => void) | null;
  /** Created when a rule reads `signal`. */
  controller: AbortController | null;
  isSuperseded: boolean;
  /** The names of the fields whose values the rules have read. */
  readonly dependencies: Set<string>;
  /** Whether a validation of the same value and rules may use its result. */
  isReusable: boolean;
};

function createRun(request: Request): Run {
  return {
    request,
    error: null,
    pending: null,
    settle: null,
    controller: null,
    isSuperseded: false,
    dependencies: new Set(),
    isReusable: false,
  };
}

function getResult(run: Run | null): ValidationResult {
  return run === null ? null : (run.pending ?? run.error);
}

function getOptions(run: Run): ValidateOptions {
  const { label, name, formatBound, isDebounced } = run.request;
  return {
    label,
    name,
    formatBound,
    isDebounced,
    valueOf: (other) => {
      run.dependencies.add(other);
      return run.request.valueOf(other);
    },
    get signal() {
      run.controller ??= new AbortController();
      if (run.isSuperseded) run.controller.abort();
      return run.controller.signal;
    },
  };
}

function report(cause: unknown): void {
  // Node has no reportError.
  if (typeof globalThis.reportError === 'function') globalThis.reportError(cause);
  else globalThis.console.error(cause);
}

/** Starts the rules of a run. A rule that throws or rejects is reported and fails. */
function start(run: Run, onSettled: () => void): void {
  const { value, rules } = run.request;
  const options = getOptions(run);
  const fail = (cause: unknown): void => {
    report(cause);
    run.error = createFailure(options);
    // Validating the same value again runs the rules again.
    run.isReusable = false;
  };
  try {
    const result = validateNow(value, rules, options);
    if (!(result instanceof Promise)) {
      run.error = result;
      return;
    }
    run.isReusable = true;
    run.pending = new Promise((resolve) => (run.settle = resolve));
    void result
      .then(
        (error) => void (run.error = error),
        (cause) => run.isSuperseded || fail(cause),
      )
      .then(() => {
        if (run.isSuperseded) return;
        run.pending = null;
        run.settle?.(run.error);
        onSettled();
      });
  } catch (cause) {
    fail(cause);
  }
}

/**
 * Creates the runner of a field's rules. It keeps the last asynchronous result, so that the same value is not validated twice.
 * A result that is superseded is dropped: its promise resolves to the newer result, even if the rule ignores `signal`.
 */
export function createRuleRunner() {
  let current: Run | null = null;

  function replace(next: Run | null, onSettled: () => void): void {
    const previous = current;
    current = next;
    if (previous) {
      previous.isSuperseded = true;
      previous.controller?.abort();
    }
    if (next) start(next, onSettled);
    previous?.settle?.(getResult(next));
  }

  return {
    /** Returns the last error, or a promise of it while an asynchronous rule is running. */
    getResult: (): ValidationResult => getResult(current),
    /** Returns whether a rule has read the value of the field with this name. */
    dependsOn: (name: string): boolean => current?.dependencies.has(name) === true,
    /** Aborts asynchronous rules and drops their result. */
    cancel: (): void => replace(null, () => undefined),
    /** Runs the rules. Calls `onSettled` after an asynchronous result has arrived, unless it is superseded. */
    run: (request: Request, onSettled: () => void): void => {
      const isSame =
        current?.isReusable === true &&
        current.request.rules === request.rules &&
        isSameValue(current.request.value, request.value);
      if (!isSame || request.isForced) replace(createRun(request), onSettled);
    },
  };
}
