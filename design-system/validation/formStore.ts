import { getError, isDirty, isSameError, type FieldState } from './fieldState.ts';
import type { ValidationError } from './messages.ts';
import type { ValidateOn } from './fieldOptions.ts';
import type { RuleMessages } from './rules.ts';
import { createListeners } from '../internal/createListeners.ts';
import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';
import { submittingForms } from './submittingForms.ts';
import type { ValidationResult } from './validate.ts';

/** How long after the last change the form-wide state is published, in ms (specification, section 5). */
export const publishDelay = 16;

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
  readonly getMessages: () => RuleMessages | undefined;
  readonly isDisabled: () => boolean;
  /** Returns whether a rule of this field has read the value of the field with that name. */
  readonly dependsOn: (name: string) => boolean;
  /** Validates and shows the result; returns a promise where an asynchronous rule decides. */
  readonly validateAndShow: () => ValidationResult;
  /** Validates again because a value that the rules depend on has changed. */
  readonly revalidate: () => void;
  /** Shows a message from the server until the next input; null removes it. */
  readonly setServerError: (text: string | null) => void;
  /** Makes a value the initial one. */
  readonly markPristine: (value: unknown) => void;
  readonly focus: () => void;
};

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

function isSameState(one: FormState, other: FormState): boolean {
  return (
    one.isSubmitting === other.isSubmitting &&
    one.isValidating === other.isValidating &&
    one.summary === other.summary &&
    isSameRecord(one.errors, other.errors, isSameError) &&
    isSameRecord(one.touched, other.touched) &&
    isSameRecord(one.dirty, other.dirty)
  );
}

function collectState(
  fields: readonly FormField[],
  formPart: Pick<FormState, 'isSubmitting' | 'summary'>,
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
  const isValidating = states.some(([, state]) => state.isValidating);
  return {
    isValid: !isValidating && Object.keys(errors).length === 0,
    isValidating,
    isDirty: Object.keys(dirty).length > 0,
    isTouched: Object.keys(touched).length > 0,
    ...formPart,
    errors,
    touched,
    dirty,
  };
}

function comparePagePosition(one: FormField, other: FormField): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The fields of one form and their combined state, outside React. */
export type FormStore = ReturnType<typeof createFormStore>;

/**
 * Creates the store of one form. Fields register themselves; subscribers are notified 16 ms after the last change.
 *
 * @param formId The `id` of the form element, for submit buttons elsewhere on the page.
 * @param givenErrors Server errors that are known at the first render, by the name of the field.
 */
export function createFormStore(
  formId?: string,
  givenErrors: Readonly<Record<string, string>> = {},
) {
  const registered = new Set<FormField>();
  const listeners = createListeners();
  let state = idleFormState;
  let isSubmitting = false;
  let validateOn: ValidateOn = 'input';
  let summary: FormSummaryState | null = null;
  /** False until a rule reads another field, so that most forms never search for dependent fields. */
  let hasDependencies = false;
  /** Emptied when the form is mounted: fields that mount later start without an error. */
  let initialErrors = givenErrors;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;

  function fields(): FormField[] {
    return [...registered].filter((field) => !field.isDisabled()).sort(comparePagePosition);
  }

  function publish(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = collectState(fields(), { isSubmitting, summary });
    if (isSameState(state, next)) return;
    state = next;
    listeners.notify();
  }

  function publishAfterDelay(): void {
    // Other changes may have followed the change that set the timer.
    const remainingMs = changedAt + publishDelay - performance.now();
    if (remainingMs <= 0) publish();
    else timer = setTimeout(publishAfterDelay, remainingMs);
  }

  function notify(name?: string): void {
    changedAt = performance.now();
    // A hundred fields that change together set one timer.
    timer ??= setTimeout(publishAfterDelay, publishDelay);
    if (name === undefined || !hasDependencies) return;
    for (const field of registered) if (field.dependsOn(name)) field.revalidate();
  }

  return {
    formId,
    /** Returns the state as last published. */
    getState: (): FormState => state,
    /** Calls the listener after each publication. Returns the function that unsubscribes it. */
    subscribe: listeners.subscribe,
    /** Registers a mounted field. Returns the function that removes it. */
    register(field: FormField): () => void {
      if (
        isDevelopment &&
        [...registered].some(({ name }) => name !== undefined && name === field.name)
      ) {
        warnOnce(
          `Two fields of a form are named "${field.name}"; only the value of the last is sent.`,
        );
      }
      if (
        isDevelopment &&
        formId !== undefined &&
        field.name !== undefined &&
        field.element.closest('form') === null
      ) {
        warnOnce(
          `The field "${field.name}" is in an overlay, such as a Dialog, inside a Form. It is neither validated nor sent once the overlay is closed: put a Form into the overlay.`,
        );
      }
      registered.add(field);
      notify();
      return () => {
        registered.delete(field);
        notify();
        // Later, because the fields that depend on this one may be unmounted with it.
        queueMicrotask(() => notify(field.name));
      };
    },
    /**
     * Schedules a publication after a field has changed. With the name of a field, its value has changed, and fields whose rules
     * depend on it are validated again.
     */
    notify,
    /** Returns the value of the field with that name. */
    getValue(name: string): unknown {
      hasDependencies = true;
      return fields()
        .find((field) => field.name === name)
        ?.getValue();
    },
    /** Returns the server's message that the field with that name has at the first render. */
    getInitialError: (name: string | undefined): string | undefined =>
      name !== undefined && Object.hasOwn(initialErrors, name) ? initialErrors[name] : undefined,
    /** Call when the form is mounted. */
    dropInitialErrors(): void {
      initialErrors = {};
    },
    /** Returns the event after which the fields start to show their errors. */
    getValidateOn: (): ValidateOn => validateOn,
    setValidateOn(value: ValidateOn): void {
      validateOn = value;
    },
    /** Publishes now. */
    publish,
    /** Returns the enabled fields, in the order of the page. */
    fields,
    /** Starts or ends a submission; publishes now. */
    setSubmitting(value: boolean): void {
      isSubmitting = value;
      if (formId !== undefined) submittingForms.set(formId, value);
      publish();
    },
    /** Shows or removes the summary; publishes now. */
    setSummary(value: FormSummaryState | null): void {
      summary = value;
      publish();
    },
    /** Returns whether a submission is under way, without the delay of the published state. */
    isSubmitting: (): boolean => isSubmitting,
  };
}
