import { isSameProblem, type Problem } from './problem.ts';
import type { RuleMessages } from './describeProblem.ts';
import type { Failure } from './validate.ts';

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
  /** Judges the value now and shows the answer. */
  readonly reveal: () => Failure | null;
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
  isSubmitting: false,
  summary: null,
  errors: {},
  touched: {},
  dirty: {},
};

/** How long after the last change the form-wide state is published, in ms (specification, section 5). */
export const publishDelay = 16;

/** The fields of one form and the state they add up to, outside React. */
export type FormStore = ReturnType<typeof createFormStore>;

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

function isSameState(one: FormState, other: FormState): boolean {
  return (
    one.isSubmitting === other.isSubmitting &&
    one.summary === other.summary &&
    isSameRecord(one.errors, other.errors, isSameError) &&
    isSameRecord(one.touched, other.touched) &&
    isSameRecord(one.dirty, other.dirty)
  );
}

function inPageOrder(one: FieldHandle, other: FieldHandle): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function collect(
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
  return {
    isValid: Object.keys(errors).length === 0,
    isDirty: Object.keys(dirty).length > 0,
    isTouched: Object.keys(touched).length > 0,
    ...rest,
    errors,
    touched,
    dirty,
  };
}

/** Makes the store of one form. Fields register themselves; whoever subscribes hears 16 ms after the last change. */
export function createFormStore() {
  const handles = new Set<FieldHandle>();
  const listeners = new Set<() => void>();
  let state = idleFormState;
  let isSubmitting = false;
  let summary: FormSummaryState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fields(): FieldHandle[] {
    return [...handles].filter((handle) => !handle.isDisabled()).sort(inPageOrder);
  }

  function publish(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = collect(fields(), { isSubmitting, summary });
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(publish, publishDelay);
  }

  return {
    /** The state as last published. */
    getState: (): FormState => state,
    /** Calls back after each publication; returns the function that ends it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds a field; returns the function that takes it away. */
    register(handle: FieldHandle): () => void {
      handles.add(handle);
      changed();
      return () => {
        handles.delete(handle);
        changed();
      };
    },
    /** Something changed at a field: the state is published 16 ms after the last such call. */
    changed,
    /** Publishes now. */
    publish,
    /** The fields that take part, in the order of the page. */
    fields,
    /** Moves focus to a field. */
    focus: (key: string): void =>
      fields()
        .find((field) => field.key === key)
        ?.focus(),
    /** Begins or ends a submission; published at once. */
    setSubmitting(value: boolean): void {
      isSubmitting = value;
      publish();
    },
    /** Shows the summary, or takes it away; published at once. */
    summarise(value: FormSummaryState | null): void {
      summary = value;
      publish();
    },
    /** Whether a submission is under way, without the delay of the published state. */
    isSubmitting: (): boolean => isSubmitting,
  };
}
