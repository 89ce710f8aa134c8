import {
  collectState,
  idleFormState,
  isSameState,
  type FieldHandle,
  type FormState,
  type FormSummaryState,
} from './formState.ts';

/** How long after the last change the form-wide state is published, in ms (specification, section 5). */
export const publishDelay = 16;

/** The fields of one form and the state they add up to, outside React. */
export type FormStore = ReturnType<typeof createFormStore>;

function inPageOrder(one: FieldHandle, other: FieldHandle): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Makes the store of one form. Fields register themselves; whoever subscribes hears 16 ms after the last change. */
export function createFormStore() {
  const handles = new Set<FieldHandle>();
  const listeners = new Set<() => void>();
  let state = idleFormState;
  let isSubmitting = false;
  let summary: FormSummaryState | null = null;
  /** No rule of this form has looked at another field yet, so nobody need be asked whether it did. */
  let isApart = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;

  function fields(): FieldHandle[] {
    return [...handles].filter((handle) => !handle.isDisabled()).sort(inPageOrder);
  }

  function publish(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = collectState(fields(), { isSubmitting, summary });
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function publishAfterDelay(): void {
    const rest = changedAt + publishDelay - performance.now();
    if (rest <= 0) publish();
    else timer = setTimeout(publishAfterDelay, rest);
  }

  function changed(name?: string): void {
    changedAt = performance.now();
    // A hundred fields that change at once set one timer.
    timer ??= setTimeout(publishAfterDelay, publishDelay);
    if (name === undefined || isApart) return;
    for (const handle of handles) if (handle.readsFrom(name)) handle.reconsider();
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
    /**
     * Something changed at a field: the state is published 16 ms after the last such call. With the field's
     * name it was its value, and fields whose rules looked at it are judged anew.
     */
    changed,
    /** The value of the field of that name. */
    valueOf(name: string): unknown {
      isApart = false;
      return fields()
        .find((field) => field.name === name)
        ?.value();
    },
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
