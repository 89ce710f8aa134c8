import type { FieldState } from './fieldState.ts';
import type { FieldOptions } from './fieldOptions.ts';
import type { ValidationResult } from './validate.ts';

/** A mounted field, as its form sees it. */
export type FormField = {
  /** The field's name, or a generated key. */
  readonly key: string;
  readonly name: string | undefined;
  /** The root of the field. */
  readonly element: HTMLElement;
  /** The `id` of the control, for links to it. */
  readonly controlId: string;
  readonly getState: () => FieldState;
  readonly getValue: () => unknown;
  readonly getLabel: () => string;
  /** Returns the options of the latest render. */
  readonly getOptions: () => FieldOptions;
  readonly isDisabled: () => boolean;
  /** Returns whether a rule of this field has read the value of the field with that name. */
  readonly dependsOn: (name: string) => boolean;
  /** Validates and shows the result; returns a promise where an asynchronous rule decides. */
  readonly validateAndShow: () => ValidationResult;
  /** Validates again because a value that the rules depend on has changed. */
  readonly revalidate: () => void;
  /** Handles input of a value. If it is from code, it does not yet show the error. */
  readonly input: (value: unknown, isFromCode: boolean) => void;
  /**
   * Sets a message: from the server, which is shown at once until the next input, or of the form's schema, which is shown as the messages of
   * rules are. Null removes it.
   */
  readonly setError: (type: 'serverError' | 'schemaError', text: string | null) => void;
  /** Makes a value the initial one. */
  readonly markPristine: (value: unknown) => void;
  readonly focus: () => void;
};
