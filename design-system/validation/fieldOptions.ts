import type { RuleMessages, Rules } from './rules.ts';
import type { FormatBound } from './validate.ts';

/** What a field component passes to `useField`. */
export type FieldOptions = {
  readonly name: string | undefined;
  /** Replaces `{field}` in messages. */
  readonly label: string | undefined;
  readonly rules: Rules;
  readonly messages: RuleMessages | undefined;
  /** A message of the caller, shown in place of the field's own. */
  readonly errorMessage: string | undefined;
  /** Disabled fields are not validated and have no value in the form. */
  readonly isDisabled: boolean;
  /** Read-only fields are not validated. */
  readonly isReadOnly: boolean;
  /** Returns the current value. */
  readonly read: () => unknown;
  readonly focus: () => void;
  /** The uncontrolled initial value. A field that is not dirty takes a new one, and a reset restores the latest. */
  readonly defaultValue?: unknown;
  /** Returns the value of the first render, where a control may contain another one before it is hydrated. */
  readonly readInitial?: () => unknown;
  /** Sets the initial value on reset, or a new default value, about which `onChange` is not called. */
  readonly restore?: ((initialValue: unknown, isReset: boolean) => void) | undefined;
  /** Formats bounds in messages, where the value is in another unit. */
  readonly formatBound?: FormatBound | undefined;
};

/** Returns whether the field is not validated. */
export function isExempt({ isDisabled, isReadOnly }: FieldOptions): boolean {
  return isDisabled || isReadOnly;
}
