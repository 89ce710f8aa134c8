import type { RuleMessages } from './describeProblem.ts';
import type { FormatBound } from './failure.ts';
import type { Rules } from './rules.ts';

/** What the field hook has to know about its field. */
export type FieldValidationOptions = {
  readonly name: string | undefined;
  /** What `{field}` stands for in the messages. */
  readonly label: string | undefined;
  readonly rules: Rules;
  readonly messages: RuleMessages | undefined;
  /** A message from outside; it is shown in place of the field's own. */
  readonly errorMessage: string | undefined;
  /** A disabled field is not judged and has no value. */
  readonly isDisabled: boolean;
  /** What nobody can change here is not judged. */
  readonly isReadOnly: boolean;
  /** The value now. */
  readonly read: () => unknown;
  readonly focus: () => void;
  /** Takes the first value back when the form is reset, where the native control does not. */
  readonly restore?: ((initial: unknown) => void) | undefined;
  readonly formatBound?: FormatBound | undefined;
};
