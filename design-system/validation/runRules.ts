import { isSameValue } from './fieldState.ts';
import type { ValidationError } from './messages.ts';
import {
  createFailure,
  validateNow,
  type ValidationRequest,
  type ValidationResult,
} from './validate.ts';

/** Returns whether two sets of rules are equal, also where they are new objects on each render. */
export function isSameRules(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  return (
    keys.length === otherKeys.length &&
    keys.every(
      (key, index) =>
        key === otherKeys[index] &&
        isSameRules(one[key as keyof object], other[key as keyof object]),
    )
  );
}

type OnSettled = (error: ValidationError | null) => void;

/** One validation of a field. */
type Run = {
  readonly request: ValidationRequest;
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

function createRun(request: ValidationRequest): Run {
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

// Records the fields that the rules read, and creates a signal only for a rule that reads it.
function track(run: Run): ValidationRequest {
  const { options } = run.request;
  return {
    ...run.request,
    options: {
      ...options,
      getValue: (name) => {
        run.dependencies.add(name);
        return options?.getValue?.(name);
      },
      get signal() {
        run.controller ??= new AbortController();
        if (run.isSuperseded) run.controller.abort();
        return run.controller.signal;
      },
    },
  };
}

function report(cause: unknown): void {
  // Node has no reportError.
  if (typeof globalThis.reportError === 'function') globalThis.reportError(cause);
  else globalThis.console.error(cause);
}

/** Starts the rules of a run. A rule that throws or rejects is reported and fails. */
function start(run: Run, onSettled: OnSettled): void {
  const request = track(run);
  const fail = (cause: unknown): void => {
    report(cause);
    run.error = createFailure(request);
    // Validating the same value again runs the rules again.
    run.isReusable = false;
  };
  try {
    const result = validateNow(request);
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
        onSettled(run.error);
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

  function replace(next: Run | null, onSettled: OnSettled): void {
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
    /** Returns whether a rule has read the value of the field with this name. */
    dependsOn: (name: string): boolean => current?.dependencies.has(name) === true,
    /** Aborts asynchronous rules and drops their result. */
    cancel: (): void => replace(null, () => undefined),
    /**
     * Runs the rules and returns the first error, or a promise of it while an asynchronous rule is running. Then `onSettled` is
     * called with it, unless the run is superseded. With `isForced`, the rules run even though the value is the same, because a
     * value that they depend on has changed.
     */
    run(request: ValidationRequest, onSettled: OnSettled, isForced = false): ValidationResult {
      const isSame =
        current?.isReusable === true &&
        current.request.rules === request.rules &&
        isSameValue(current.request.value, request.value);
      if (!isSame || isForced) replace(createRun(request), onSettled);
      return getResult(current);
    },
  };
}
