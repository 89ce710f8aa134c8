import { useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from '../../i18n/intl.ts';
import { hasErrors, useDescribeError, type FormErrors } from '../../internal/describeError.ts';
import { announce } from '../../internal/announcer.ts';
import { announceDescription } from '../../internal/useHold.ts';
import { usePageRestore } from '../../internal/usePageRestore.ts';
import { reveal } from '../../validation/fieldElement.ts';
import { isSameValue } from '../../validation/fieldState.ts';
import type { FormStore } from '../../validation/formStore.ts';
import type { FormField } from '../../validation/formField.ts';
import type { ValidationResult } from '../../validation/validate.ts';
import { checkOtherControls, findHeldSubmitter, readValues } from './formControls.ts';
import type { FormExtension } from './formExtension.ts';
import { doubleClickMs, ignoreDoubleClick, ignoreHeldEnter, markSent } from './repeatedPresses.ts';
import { assignErrors, type SentField } from './serverErrors.ts';

/** Called with the values of a valid form. */
export type SubmitHandler<Values extends object> = (
  values: Values,
) => void | FormErrors | Promise<void | FormErrors>;

/** A field with the result of its validation. */
type FieldCheck = {
  readonly field: FormField;
  readonly value: unknown;
  readonly result: ValidationResult;
};

/** The number of invalid fields from which a summary links to each. */
const summaryFrom = 4;

/** Returns the event handlers of a form, and the function that shows a server's errors. */
export function useFormSubmit<Values extends object>(
  store: FormStore,
  onSubmit: SubmitHandler<Values> | undefined,
  hasActionFunction: boolean,
  extension: FormExtension<Values> | undefined,
) {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const endings = useRef(0);
  const blockedUntil = useRef(0);

  /** Ends the pending submit. Its response is ignored, if there is one. */
  function endSubmit(): void {
    endings.current += 1;
    if (store.isSubmitting()) store.setSubmitting(false);
  }
  usePageRestore(endSubmit);

  /** Focuses the first invalid field, or the summary if there is no field or nothing opens what hides it. */
  function showInvalid(fields: readonly FormField[], formErrors: readonly string[]): void {
    const [first] = fields;
    const isReachable = first !== undefined && reveal(first.element);
    const hasSummary = !isReachable || formErrors.length > 0 || fields.length >= summaryFrom;
    // Moving focus lays out the page: with the messages rendered, that happens once.
    flushSync(() => store.setSummary(hasSummary ? { formErrors, hasFocus: !isReachable } : null));
    if (isReachable) first.focus();
  }

  const listSent = (): SentField[] =>
    store.fields().map((field) => ({ field, name: field.name, value: field.getValue() }));

  /** Shows the errors of fields at these fields if they have not changed, and errors without a field in the summary. */
  function showErrors(errors: FormErrors, sent = listSent()): void {
    if (!hasErrors(errors)) return;
    const { fields, others, hasDropped } = assignErrors(sent, errors, store.fields());
    // All messages were about values that have changed meanwhile.
    if (fields.length === 0 && others.length === 0 && hasDropped) return;
    showInvalid(fields, others);
  }

  function showFailure(cause: unknown): void {
    reportError(cause);
    const error = formatMessage({
      id: 'ds.form.failed',
      defaultMessage: 'This could not be sent. Please try again.',
    });
    showInvalid([], [error]);
  }

  async function send(run: SubmitHandler<Values>, values: Values): Promise<void> {
    const sent = listSent();
    const endingsBefore = endings.current;
    const isEnded = () => endings.current !== endingsBefore;
    store.notifySending();
    store.setSubmitting(true);
    const getErrors = async () => {
      try {
        return (await run(values)) ?? {};
      } catch (cause) {
        return describeError(cause);
      }
    };
    try {
      const result = await getErrors();
      // The response is about values that the form no longer has, or about a submit that the user has left.
      if (isEnded()) return;
      if (hasErrors(result)) {
        // Fields that are disabled while the form is sent have no messages.
        flushSync(() => store.setSubmitting(false));
        showErrors(result, sent);
      } else {
        for (const { field, value } of sent) field.markPristine(value);
        store.notifySent();
      }
    } catch (cause) {
      if (isEnded()) reportError(cause);
      else showFailure(cause);
    } finally {
      if (!isEnded()) store.setSubmitting(false);
    }
  }

  async function submitAfter(
    checks: readonly FieldCheck[],
    schemaCheck: Promise<unknown> | undefined,
    form: HTMLFormElement,
    submitter: HTMLElement | null,
  ): Promise<void> {
    const endingsBefore = endings.current;
    const root = store.getSteps()?.getStep()?.root;
    store.setSubmitting(true);
    const results = await Promise.all(checks.map(async ({ result }) => result));
    await schemaCheck;
    // A reset or Back has ended this submit.
    if (endings.current !== endingsBefore) return;
    // While pending, React Aria renders a submit button as `type="button"`, which requestSubmit rejects.
    flushSync(() => store.setSubmitting(false));
    // The user may have gone to another step meanwhile.
    if (!form.isConnected || store.getSteps()?.getStep()?.root !== root) return;
    // Fields that have changed or left meanwhile are validated by the submit below.
    const fields = store.fields();
    const invalid = checks.filter(
      ({ field, value }, index) =>
        results[index] !== null && fields.includes(field) && isSameValue(field.getValue(), value),
    );
    if (invalid.length > 0) {
      return showInvalid(
        invalid.map(({ field }) => field),
        [],
      );
    }
    const button = submitter?.localName === 'button' ? (submitter as HTMLButtonElement) : null;
    const isSubmitter = button?.type === 'submit' && button.form === form;
    // The asynchronous results are known now, so this submit does not wait.
    // From the prototype, because a field named `requestSubmit` would hide the form's function.
    HTMLFormElement.prototype.requestSubmit.call(form, isSubmitter ? button : null);
  }

  /** Validates the form. Returns whether the browser may submit it natively. */
  function trySubmit(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
    const step = store.getSteps()?.getStep();
    const all = store.fields();
    const fields = step ? all.filter(({ element }) => step.root.contains(element)) : all;
    const checks = fields.map((field) => {
      const result = field.validateAndShow();
      return { field, value: field.getValue(), result };
    });
    const flat = readValues(form, all);
    const {
      formErrors = [],
      pending: schemaCheck,
      values = flat as Values,
    } = extension?.check(flat) ?? {};
    const pending = checks.filter(({ result }) => result instanceof Promise);
    const invalid = checks.filter(
      (check) =>
        (check.result !== null && !pending.includes(check)) || check.field.getState().schemaError,
    );
    // What belongs to no field may be about a later step.
    const hasFormErrors = !step && formErrors.length > 0;
    if (invalid.length > 0 || hasFormErrors) {
      showInvalid(
        invalid.map(({ field }) => field),
        step ? [] : formErrors,
      );
      return false;
    }
    if (pending.length > 0 || schemaCheck) {
      void submitAfter(pending, schemaCheck, form, submitter);
      return false;
    }
    for (const field of fields) field.setError('serverError', null);
    store.setSummary(null);
    if (!checkOtherControls(form, all, step?.root)) return false;
    markSent();
    if (step) {
      step.goOn();
      return false;
    }
    if (onSubmit === undefined) return true;
    void send(onSubmit, values);
    return false;
  }

  return {
    showErrors,
    handlers: { onClickCapture: ignoreDoubleClick, onKeyDownCapture: ignoreHeldEnter },
    /** Validates and sends the form. While it is unavailable, only the text of the element with the reason is announced. */
    onSubmit: (event: FormEvent<HTMLFormElement>, reason: Element | null): void => {
      if (event.target !== event.currentTarget) return;
      let isNative = false;
      try {
        const form = event.currentTarget;
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (reason) return announce(reason.textContent);
        const held = findHeldSubmitter(form, submitter);
        if (held) return announceDescription(held);
        const now = performance.now();
        const isAllowed = now > blockedUntil.current && !store.isSubmitting();
        isNative = isAllowed && trySubmit(form, submitter);
        // Blocks a second Enter, which would send a native form twice. With a function in `action`, 1 ms is enough, because the form is
        // pending from the next render on.
        if (isNative) blockedUntil.current = now + (hasActionFunction ? 1 : doubleClickMs);
      } catch (cause) {
        showFailure(cause);
      } finally {
        // Also after an exception, because a native submission would put a password into the address.
        if (!isNative) event.preventDefault();
      }
    },
    onReset: (): void => {
      store.countReset();
      store.getSteps()?.onReset();
      store.setSummary(null);
      // A reset is also the way out when the server never responds.
      endSubmit();
    },
  };
}
