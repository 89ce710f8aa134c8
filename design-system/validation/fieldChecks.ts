import { isSameValue } from './fieldState.ts';
import { isExempt, type FieldOptions } from './fieldOptions.ts';
import type { FormStore } from './formStore.ts';
import type { ValidationError } from './messages.ts';
import { createRuleRunner, isSameRules } from './runRules.ts';
import type { ValidationResult } from './validate.ts';

type Field = {
  getOptions: () => FieldOptions;
  getLabel: () => string;
  getStore: () => FormStore | null | undefined;
  /** Called with the result of an asynchronous rule. */
  onSettled: (error: ValidationError | null) => void;
};

/** Which rules run: also those that ran for the same value, and asynchronous ones after a pause. */
export type CheckOptions = { isForced?: boolean; isDebounced?: boolean };

/** Runs the rules of a field, and knows for which value and options they ran last. */
export function createFieldChecks({ getOptions, getLabel, getStore, onSettled }: Field) {
  const runner = createRuleRunner();
  /** The value and the options of the last run; null before the first one and after `end`. */
  let last: { value: unknown; options: FieldOptions } | null = null;

  return {
    /** Returns what is wrong with a value. A field that is disabled or read-only has no rules. */
    run(value: unknown, { isForced = false, isDebounced = false }: CheckOptions): ValidationResult {
      let options = getOptions();
      // Equal rules stay the same object, because the runner compares them by identity.
      if (last && isSameRules(last.options.rules, options.rules))
        options = { ...options, rules: last.options.rules };
      last = { value, options };
      if (isExempt(options)) {
        // A form that disables its fields while it is sent waits for their asynchronous rules.
        if (!getStore()?.isSubmitting()) runner.cancel();
        return null;
      }
      const { rules, label = getLabel(), name, formatBound, formatCount } = options;
      const getValue = (other: string): unknown => getStore()?.getValue(other);
      const validateOptions = { label, name, formatBound, formatCount, getValue, isDebounced };
      return runner.run({ value, rules, options: validateOptions }, onSettled, isForced);
    },
    /** Returns the options of the last run if it was for this value. */
    getLast: (value: unknown): FieldOptions | null =>
      last && isSameValue(last.value, value) ? last.options : null,
    dependsOn: runner.dependsOn,
    /** Stops asynchronous rules. */
    end(): void {
      runner.cancel();
      last = null;
    },
  };
}
