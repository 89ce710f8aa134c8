import type { ValidateOn } from './fieldOptions.ts';
import type { FormField } from './formField.ts';
import {
  collectState,
  idleFormState,
  isSameState,
  type FormState,
  type FormSummaryState,
  type SchemaState,
} from './formState.ts';
import { createListeners } from '../internal/createListeners.ts';
import { isVisible } from '../internal/isVisible.ts';
import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';
import { submittingForms } from './submittingForms.ts';

/** How long after the last change the form-wide state is published, in ms (specification, section 5). */
export const publishDelay = 16;

function comparePagePosition(one: FormField, other: FormField): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** A step of a form: what a submit validates, and what it does then instead of sending the form. */
export type FormStep = { readonly root: Element; readonly goOn: () => void };

/** What shows a form in steps. */
export type FormSteps = {
  /** Returns the current step, or null for the last one, at which the form is sent. */
  readonly getStep: () => FormStep | null;
  /** Called when the form was reset. */
  readonly onReset: () => void;
  /** Called when values of a draft were restored. */
  readonly onRestore: () => void;
};

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
  const valueListeners = createListeners();
  const sending = createListeners();
  const sent = createListeners();
  let state = idleFormState;
  let isSubmitting = false;
  let validateOn: ValidateOn = 'input';
  let summary: FormSummaryState | null = null;
  let schemaState: SchemaState = null;
  /** False until a rule reads another field, so that most forms never search for dependent fields. */
  let hasDependencies = false;
  /** Emptied when the form is mounted: fields that mount later start without an error. */
  let initialErrors = givenErrors;
  let resetCount = 0;
  let steps: FormSteps | null = null;
  /** The element with the focus in the form. */
  let focused: Element | null = null;
  /** The fields in the order of the page, when the focus moved last or the state was published. */
  let order: FormField[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;

  function fields(hasDisabled = false): FormField[] {
    return [...registered]
      .filter((field) => hasDisabled || !field.isDisabled())
      .sort(comparePagePosition);
  }

  function publish(): void {
    clearTimeout(timer);
    timer = undefined;
    order = fields();
    const next = collectState(order, { isSubmitting, summary }, schemaState);
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

  /** Focuses the field before a focused one that was removed or hidden, unless the focus is elsewhere now. */
  function focusBefore(field: FormField, target: Element): void {
    const { activeElement, body } = target.ownerDocument;
    // A hidden element has the focus until the browser renders.
    const isLost = activeElement === body || (activeElement === target && !isVisible(target));
    const before = order.slice(0, Math.max(0, order.indexOf(field))).reverse();
    if (isLost)
      [...before, ...order].find((one) => registered.has(one) && isVisible(one.element))?.focus();
  }

  function notify(name?: string): void {
    changedAt = performance.now();
    // A hundred fields that change together set one timer.
    timer ??= setTimeout(publishAfterDelay, publishDelay);
    if (name === undefined) return;
    valueListeners.notify();
    if (!hasDependencies) return;
    for (const field of registered) if (field.dependsOn(name)) field.revalidate();
  }

  return {
    formId,
    /** Returns the state as last published. */
    getState: (): FormState => state,
    /** Calls the listener after each publication. Returns the function that unsubscribes it. */
    subscribe: listeners.subscribe,
    /** Calls the listener at once after each change of a value. Returns the function that unsubscribes it. */
    subscribeToValues: valueListeners.subscribe,
    /** Calls the listener each time the values of the form are about to be sent. Returns the function that unsubscribes it. */
    subscribeToSending: sending.subscribe,
    notifySending: sending.notify,
    /** Calls the listener each time they were sent successfully. Returns the function that unsubscribes it. */
    subscribeToSent: sent.subscribe,
    notifySent: sent.notify,
    getSteps: (): FormSteps | null => steps,
    setSteps(value: FormSteps | null): void {
      steps = value;
    },
    /** Returns whether all changes would be there after the form has gone. A draft replaces the function. */
    keeper: { areChangesKept: () => false },
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
      const { name, element } = field;
      registered.add(field);
      element.removeAttribute('data-inactive');
      notify();
      return () => {
        registered.delete(field);
        // In a hidden `Activity`, where its controls still belong to the form.
        if (element.isConnected) element.setAttribute('data-inactive', '');
        if (focused && element.contains(focused)) focusBefore(field, focused);
        notify();
        // Later, because the fields that depend on this one may be unmounted with it.
        queueMicrotask(() => notify(name));
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
    /** Returns how many times the form was reset, for fields that are in a hidden `Activity` meanwhile. */
    getResetCount: (): number => resetCount,
    countReset(): void {
      resetCount += 1;
    },
    /** Stores the element of the form that has the focus. */
    setFocused(element: Element | null): void {
      focused = element;
      order = fields();
    },
    /** Returns the event after which the fields start to show their errors. */
    getValidateOn: (): ValidateOn => validateOn,
    setValidateOn(value: ValidateOn): void {
      validateOn = value;
    },
    /** Publishes now. */
    publish,
    /** Returns the enabled fields, or all fields, in the order of the page. */
    fields,
    /** Starts or ends a submission; publishes now. */
    setSubmitting(value: boolean): void {
      isSubmitting = value;
      if (formId !== undefined) submittingForms.set(formId, value);
      publish();
    },
    /** Sets what the form's schema knows. */
    setSchemaState(value: SchemaState): void {
      schemaState = value;
      notify();
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
