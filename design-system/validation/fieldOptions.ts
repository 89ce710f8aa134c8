import type { RuleMessages, Rules } from './rules.ts';
import { isSameRules } from './runRules.ts';
import type { FormatBound } from './validate.ts';

/** The event after which a field starts to show its error. */
export type ValidateOn = 'input' | 'blur';

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
  /** Returns the value of the first render, if the control may contain another one that was typed before it was hydrated. */
  readonly readInitial?: () => unknown;
  /** Shows the initial value: on reset with a call of `onChange`, for a new default value without. */
  readonly restore?: ((initialValue: unknown, isReset: boolean) => void) | undefined;
  /** Sets a value from code, with a call of `onChange`. By default by `restore`, as a reset. */
  readonly write?: ((value: unknown) => void) | undefined;
  /** A schema of the form has the files of the entries, as native form data has. */
  readonly hasFiles?: boolean | undefined;
  /** The value counts the rows of a list, whose fields have the values. */
  readonly isList?: boolean | undefined;
  /** The event after which the field starts to show errors: its first input or its first blur. By default the form's. */
  readonly validateOn?: ValidateOn | undefined;
  /** Returns the text to announce when the field with this label becomes valid. */
  readonly formatCorrection?: ((label: string) => string) | undefined;
  /** Formats bounds in messages, for a value in another unit, such as cents. */
  readonly formatBound?: FormatBound | undefined;
  /** Formats other numbers in messages. */
  readonly formatCount?: FormatBound | undefined;
};

/** Returns whether two options of a field lead to the same result. */
export function isSameValidation(one: FieldOptions, other: FieldOptions): boolean {
  return (
    isSameRules(one.rules, other.rules) &&
    one.label === other.label &&
    one.errorMessage === other.errorMessage &&
    isExempt(one) === isExempt(other)
  );
}

/** Returns whether the field is not validated. */
export function isExempt({ isDisabled, isReadOnly }: FieldOptions): boolean {
  return isDisabled || isReadOnly;
}
