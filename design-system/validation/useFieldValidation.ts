import { useContext, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { silenceErrors } from './errorAnnouncement.ts';
import { afterPress } from './afterPress.ts';
import { describeProblem } from './describeProblem.ts';
import { askRules, dropAnswer } from './askRules.ts';
import {
  isSameShown,
  isSameValue,
  newFieldRecord,
  problemOf,
  shownOf,
  tellControls,
  type Shown,
} from './fieldRecord.ts';
import type { FieldValidationOptions } from './fieldOptions.ts';
import type { FieldError } from './formState.ts';
import { FormStoreContext } from './FormStoreContext.ts';
import { isRequiredBy } from './plan.ts';
import { useFieldRegistration } from './useFieldRegistration.ts';
import { useStableRules } from './useStableRules.ts';
import type { Verdict } from './validate.ts';

/** The field hook: judges on input and on blur, shows the answer at once, and tells the form around it. */
export function useFieldValidation(options: FieldValidationOptions) {
  const { name, label, messages, errorMessage, isDisabled, isReadOnly, read, focus } = options;
  const id = useId();
  const store = useContext(FormStoreContext);
  const intl = useIntl();
  const rules = useStableRules(options.rules);
  const rootRef = useRef<HTMLDivElement>(null);
  const record = useRef(newFieldRecord());
  const [shown, setShown] = useState<Shown>(null);

  function judge(value: unknown, isForced = false): void {
    const now = record.current;
    const isChanged = !isSameValue(now.value, value);
    const isExempt = isDisabled || isReadOnly;
    Object.assign(now, { value, rules, label, outsideText: errorMessage, isExempt });
    if (isExempt) {
      dropAnswer(now);
      now.failure = null;
    } else {
      const { formatBound } = options;
      const valueOf = (other: string): unknown => store?.valueOf(other);
      askRules(now, { value, rules, label, name, formatBound, valueOf, isForced }, answered);
    }
    tellControls(rootRef.current, now);
    store?.changed(isChanged ? name : undefined);
  }

  function answered(): void {
    tellControls(rootRef.current, record.current);
    if (record.current.isShown) show();
    store?.changed();
  }

  function tell(next: Shown): void {
    // React renders once more for nothing after a change; so it is only told of changes.
    if (isSameShown(record.current.told, next)) return;
    record.current.told = next;
    setShown(next);
  }

  function show(): void {
    record.current.isShown = true;
    tell(shownOf(record.current));
  }

  function input(value: unknown = read()): void {
    record.current.serverText = null;
    judge(value);
    if (!record.current.isComposing) show();
  }

  function blur(): void {
    record.current.isTouched = true;
    record.current.isComposing = false;
    judge(read());
    afterPress(() => {
      if (record.current.isTouched) show();
    });
  }

  function compose(isComposing: boolean): void {
    record.current.isComposing = isComposing;
    if (!isComposing) input();
  }

  function reveal(): Verdict {
    record.current.isTouched = true;
    judge(read());
    // A hundred messages at once are not to be read out; that of the field in hand is.
    if (!rootRef.current?.contains(document.activeElement)) silenceErrors(id);
    show();
    return record.current.pending ?? record.current.failure;
  }

  function reconsider(): void {
    judge(read(), true);
    if (record.current.isShown) show();
  }

  function refuse(text: string | null): void {
    record.current.serverText = text;
    tellControls(rootRef.current, record.current);
    if (text !== null || record.current.isShown) show();
    store?.changed();
  }

  function error(): FieldError | null {
    const problem = problemOf(record.current);
    if (problem === null) return null;
    const visible = label || rootRef.current?.querySelector('[data-part="label"]')?.textContent;
    return { problem, label: visible || name || '', messages, controlId: `${id}-control` };
  }

  function settle(isReset: boolean): void {
    const now = record.current;
    const isSettled =
      now.rules === rules &&
      now.label === label &&
      now.outsideText === errorMessage &&
      now.isExempt === (isDisabled || isReadOnly) &&
      isSameValue(now.value, read());
    if (isReset) tell(null);
    if (isSettled && !isReset) return;
    judge(read());
    if (now.isShown) show();
  }

  function reset(): void {
    Object.assign(record.current, { isShown: false, isTouched: false, serverText: null });
    tell(null);
    options.restore?.(record.current.initial);
  }

  function end(): void {
    dropAnswer(record.current);
    // Should it come back, it is judged anew.
    record.current.rules = null;
  }

  function accept(): void {
    record.current.initial = read();
  }

  useFieldRegistration(
    { id, name, rootRef },
    {
      begin: accept,
      end,
      isDisabled: () => isDisabled,
      isDirty: () => !isSameValue(record.current.value, record.current.initial),
      isTouched: () => record.current.isTouched,
      isPending: () => record.current.pending !== null,
      readsFrom: (other) => record.current.reads?.has(other) === true,
      value: read,
      accept,
      error,
      focus,
      reconsider,
      refuse,
      reset,
      reveal,
      settle,
    },
  );

  const isChecking = shown === 'checking';
  const problem = isChecking ? null : shown;
  const message = errorMessage || (problem && describeProblem(problem, intl, label, messages));
  return {
    id,
    rootRef,
    /** What to show now, in the language of the page. */
    message: message || null,
    /** The message is a server's, which may speak another language than the page. */
    isForeign: !errorMessage && problem !== null && 'serverText' in problem,
    /** An asynchronous rule is being waited for. */
    isChecking,
    isRequired: isRequiredBy(rules),
    /** To be called at each input, with the new value where it is not yet to be read. */
    input,
    /** To be called when focus leaves the field. */
    blur,
    /** To be called when an input method begins and ends to put characters together. */
    compose,
  };
}

/** What a field's component gets from the field hook. */
export type FieldValidation = ReturnType<typeof useFieldValidation>;
