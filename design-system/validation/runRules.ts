import { isSameValue } from './fieldState.ts';
import type { ValidationError } from './messages.ts';
import type { Rules } from './rules.ts';
import { validateNow, type ValidateOptions, type ValidationResult } from './validate.ts';

type Request = Pick<ValidateOptions, 'label' | 'name' | 'formatBound'> & {
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

/**
 * Creates the runner of a field's rules. It keeps the last asynchronous result, so that the same value is not validated twice,
 * and drops results that are superseded.
 */
export function createRuleRunner() {
  let last: { readonly value: unknown; readonly rules: Rules } | null = null;
  let error: ValidationError | null = null;
  let pending: Promise<ValidationError | null> | null = null;
  let abort: AbortController | null = null;
  let dependencies: Set<string> | null = null;

  function cancel(): void {
    abort?.abort();
    last = null;
    error = null;
    pending = null;
    abort = null;
    dependencies = null;
  }

  return {
    /** Returns the last error, or a promise of it while an asynchronous rule is running. */
    getResult: (): ValidationResult => pending ?? error,
    /** Returns whether a rule has read the value of the field with this name. */
    dependsOn: (name: string): boolean => dependencies?.has(name) === true,
    /** Aborts asynchronous rules and drops their result. */
    cancel,
    /** Runs the rules. Calls `onSettled` after an asynchronous result has arrived, unless it is superseded. */
    run: ({ value, rules, isForced, ...options }: Request, onSettled: () => void): void => {
      const isSame = last !== null && last.rules === rules && isSameValue(last.value, value);
      if (isSame && !isForced) return;
      cancel();
      const result = validateNow(value, rules, {
        ...options,
        valueOf: (name) => {
          dependencies = (dependencies ?? new Set()).add(name);
          return options.valueOf(name);
        },
        get signal() {
          abort ??= new AbortController();
          return abort.signal;
        },
      });
      if (!(result instanceof Promise)) {
        error = result;
        return;
      }
      last = { value, rules };
      const current: Promise<ValidationError | null> = result.then((late) => {
        if (pending !== current) return pending ?? error;
        error = late;
        pending = null;
        onSettled();
        return late;
      });
      pending = current;
    },
  };
}
