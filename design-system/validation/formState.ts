import { getError, isDirty, isSameError, type FieldState } from './fieldState.ts';
import type { FormField } from './formField.ts';
import type { ValidationError } from './messages.ts';

/** The summary above the fields: messages about the whole form, and whether it takes the focus. */
export type FormSummaryState = {
  readonly formErrors: readonly string[];
  readonly hasFocus: boolean;
};

/** The form-wide state. Records have the names of fields as keys, `errors` in the order of the page. */
export type FormState = {
  readonly isValid: boolean;
  readonly isDirty: boolean;
  readonly isTouched: boolean;
  /** An asynchronous rule has not answered yet; until then the form is not valid. */
  readonly isValidating: boolean;
  readonly isSubmitting: boolean;
  /** The summary, or null while there is none. */
  readonly summary: FormSummaryState | null;
  readonly errors: Readonly<Record<string, ValidationError>>;
  readonly touched: Readonly<Record<string, boolean>>;
  readonly dirty: Readonly<Record<string, boolean>>;
};

/** The state of a form in which nothing has happened. */
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
  isSame: (one: Entry, other: Entry) => boolean = Object.is,
): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSame(one[key] as Entry, other[key] as Entry),
  );
}

/** Returns whether subscribers need no update. */
export function isSameState(one: FormState, other: FormState): boolean {
  return (
    one.isValid === other.isValid &&
    one.isSubmitting === other.isSubmitting &&
    one.isValidating === other.isValidating &&
    one.summary === other.summary &&
    isSameRecord(one.errors, other.errors, isSameError) &&
    isSameRecord(one.touched, other.touched) &&
    isSameRecord(one.dirty, other.dirty)
  );
}

/** What a schema knows about a form besides the errors of fields; null for a valid form. */
export type SchemaState = 'invalid' | 'validating' | null;

/** Returns the state of a form from the states of its fields. */
export function collectState(
  fields: readonly FormField[],
  formPart: Pick<FormState, 'isSubmitting' | 'summary'>,
  schema: SchemaState,
): FormState {
  const states = fields.map(({ key, getState }) => [key, getState()] as const);
  // Unlike assignment, fromEntries takes a field named `__proto__` like any other.
  const collect = <Entry>(get: (state: FieldState) => Entry | null): Record<string, Entry> =>
    Object.fromEntries(
      states.flatMap(([key, state]) => {
        const entry = get(state);
        return entry === null ? [] : [[key, entry]];
      }),
    );
  const errors = collect(getError);
  const touched = collect((state) => state.isTouched || null);
  const dirty = collect((state) => isDirty(state) || null);
  const isValidating = schema === 'validating' || states.some(([, state]) => state.isValidating);
  return {
    isValid: !schema && !isValidating && Object.keys(errors).length === 0,
    isValidating,
    isDirty: Object.keys(dirty).length > 0,
    isTouched: Object.keys(touched).length > 0,
    ...formPart,
    errors,
    touched,
    dirty,
  };
}
