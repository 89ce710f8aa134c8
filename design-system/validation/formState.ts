import { isSameProblem, type Problem } from './problem.ts';
import type { RuleMessages } from './describeProblem.ts';
import type { Verdict } from './validate.ts';

/** A field that is in the way of sending the form. */
export type FieldError = {
  readonly problem: Problem;
  readonly label: string;
  readonly messages: RuleMessages | undefined;
  /** The `id` of the control, for a link to it. */
  readonly controlId: string;
};

/** What a field lets its form do. */
export type FieldHandle = {
  /** The field's name; one without a name has a key of its own. */
  readonly key: string;
  readonly name: string | undefined;
  /** The root of the field on the page. */
  readonly element: HTMLElement;
  readonly isDisabled: () => boolean;
  readonly value: () => unknown;
  readonly error: () => FieldError | null;
  readonly isDirty: () => boolean;
  readonly isTouched: () => boolean;
  /** An asynchronous rule has not answered yet. */
  readonly isPending: () => boolean;
  /** Whether a rule of this field looked at the one of that name. */
  readonly readsFrom: (name: string) => boolean;
  /** Judges the value now and shows the answer; a promise where an asynchronous rule is waited for. */
  readonly reveal: () => Verdict;
  /** Judges anew, since a field that its rules looked at has changed. */
  readonly reconsider: () => void;
  /** Shows what the server said, until the next input; null takes it back. */
  readonly refuse: (text: string | null) => void;
  /** What is there now counts as unchanged. */
  readonly accept: () => void;
  readonly focus: () => void;
};

/** What stands above the fields: sentences about the whole, and whether they are to be read first. */
export type FormSummaryState = {
  readonly sentences: readonly string[];
  readonly hasFocus: boolean;
};

/** The form-wide state; a record's keys are the names of fields, `errors` in the order of the page. */
export type FormState = {
  readonly isValid: boolean;
  readonly isDirty: boolean;
  readonly isTouched: boolean;
  /** Some field waits for the answer of an asynchronous rule; until then the form is not valid. */
  readonly isValidating: boolean;
  readonly isSubmitting: boolean;
  /** The summary, while there is one. */
  readonly summary: FormSummaryState | null;
  readonly errors: Readonly<Record<string, FieldError>>;
  readonly touched: Readonly<Record<string, boolean>>;
  readonly dirty: Readonly<Record<string, boolean>>;
};

/** Nothing has happened yet, or there is no form around. */
export const idleFormState: FormState = {
  isValid: true,
  isDirty: false,
  isTouched: false,
  isValidating: false,
  isSubmitting: false,
  summary: null,
  errors: {},
  touched: {},
  dirty: {},
};

function isSameRecord<Entry>(
  one: Readonly<Record<string, Entry>>,
  other: Readonly<Record<string, Entry>>,
  isSame: (one: Entry | undefined, other: Entry | undefined) => boolean = Object.is,
): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isSame(one[key], other[key]));
}

function isSameError(one: FieldError | undefined, other: FieldError | undefined): boolean {
  return one?.label === other?.label && isSameProblem(one?.problem ?? null, other?.problem ?? null);
}

/** Whether whoever listens would hear nothing new. */
export function isSameState(one: FormState, other: FormState): boolean {
  return (
    one.isSubmitting === other.isSubmitting &&
    one.isValidating === other.isValidating &&
    one.summary === other.summary &&
    isSameRecord(one.errors, other.errors, isSameError) &&
    isSameRecord(one.touched, other.touched) &&
    isSameRecord(one.dirty, other.dirty)
  );
}

/** What the fields add up to. */
export function collectState(
  handles: readonly FieldHandle[],
  rest: Pick<FormState, 'isSubmitting' | 'summary'>,
): FormState {
  const errors: Record<string, FieldError> = {};
  const touched: Record<string, boolean> = {};
  const dirty: Record<string, boolean> = {};
  for (const handle of handles) {
    const error = handle.error();
    if (error !== null) errors[handle.key] = error;
    if (handle.isTouched()) touched[handle.key] = true;
    if (handle.isDirty()) dirty[handle.key] = true;
  }
  const isValidating = handles.some((handle) => handle.isPending());
  return {
    isValid: !isValidating && Object.keys(errors).length === 0,
    isValidating,
    isDirty: Object.keys(dirty).length > 0,
    isTouched: Object.keys(touched).length > 0,
    ...rest,
    errors,
    touched,
    dirty,
  };
}
