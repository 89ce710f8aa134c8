import { useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { silenceErrors } from '../internal/ErrorText/errorAnnouncement.ts';
import { afterPress, watchPresses } from './afterPress.ts';
import { describeProblem, type RuleMessages } from './describeProblem.ts';
import { isSameValue, newFieldRecord, problemOf, tellControls } from './fieldRecord.ts';
import type { FieldError } from './formStore.ts';
import { isSameProblem, type Problem } from './problem.ts';
import { FormStoreContext } from './FormStoreContext.ts';
import { listenToForm } from './listenToForm.ts';
import { isRequiredBy } from './plan.ts';
import type { Rules } from './rules.ts';
import { useStableRules } from './useStableRules.ts';
import { validate, type Failure } from './validate.ts';

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
  readonly formatBound?: (bound: number) => string;
};

/** The field hook: judges on input and on blur, and knows the form around it. */
export function useFieldValidation(options: FieldValidationOptions) {
  const { name, label, messages, errorMessage, isDisabled, isReadOnly, read, focus } = options;
  const id = useId();
  const store = useContext(FormStoreContext);
  const { formatMessage } = useIntl();
  const rules = useStableRules(options.rules);
  const rootRef = useRef<HTMLDivElement>(null);
  const record = useRef(newFieldRecord());
  const [shown, setShown] = useState<Problem | null>(null);

  function judge(value: unknown): Failure | null {
    const now = record.current;
    now.value = value;
    now.rules = rules;
    now.isExempt = isDisabled || isReadOnly;
    now.failure = now.isExempt ? null : validate(value, rules, options);
    tellControls(rootRef.current, now);
    return now.failure;
  }

  function show(): void {
    record.current.isShown = true;
    const next = problemOf(record.current);
    setShown((previous) => (isSameProblem(previous, next) ? previous : next));
  }

  function input(value: unknown = read()): void {
    record.current.serverText = null;
    judge(value);
    if (!record.current.isComposing) show();
    store?.changed();
  }

  function blur(): void {
    record.current.isTouched = true;
    record.current.isComposing = false;
    judge(read());
    afterPress(() => {
      if (record.current.isTouched) show();
    });
    store?.changed();
  }

  function compose(isComposing: boolean): void {
    record.current.isComposing = isComposing;
    if (!isComposing) input();
  }

  function reveal(): Failure | null {
    record.current.isTouched = true;
    const failure = judge(read());
    // A hundred messages at once are not to be read out one by one; focus goes to the first.
    silenceErrors(id);
    show();
    return failure;
  }

  function refuse(text: string | null): void {
    record.current.serverText = text;
    tellControls(rootRef.current, record.current);
    if (text !== null || record.current.isShown) show();
  }

  function error(): FieldError | null {
    const problem = problemOf(record.current);
    if (problem === null) return null;
    const shownLabel = label || rootRef.current?.querySelector('[data-part="label"]')?.textContent;
    return { problem, label: shownLabel || name || '', messages, controlId: `${id}-control` };
  }

  function settle(isReset: boolean): void {
    const now = record.current;
    const value = read();
    if (now.label !== label) store?.changed();
    now.label = label;
    const isSettled =
      now.rules === rules &&
      now.isExempt === (isDisabled || isReadOnly) &&
      isSameValue(now.value, value);
    if (isSettled && !isReset) return;
    judge(value);
    if (now.isShown) show();
    store?.changed();
  }

  function reset(): void {
    Object.assign(record.current, { isShown: false, isTouched: false, serverText: null });
    setShown(null);
  }

  // What the form and the page call is always the newest of these.
  const live = useEffectEvent(() => ({
    label,
    isDisabled,
    read,
    focus,
    reveal,
    refuse,
    error,
    settle,
  }));
  const forget = useEffectEvent(reset);

  useEffect(() => {
    const element = rootRef.current;
    if (element === null) return undefined;
    const now = record.current;
    now.initial = live().read();
    watchPresses();
    const unlisten = listenToForm(element, {
      invalid: () => live().reveal(),
      focus: () => live().focus(),
      reset: () => {
        forget();
        // The controls take their first values back only after the event.
        setTimeout(() => {
          forget();
          live().settle(true);
        }, 0);
      },
    });
    const unregister = store?.register({
      key: name ?? id,
      name,
      element,
      isDisabled: () => live().isDisabled,
      value: () => live().read(),
      error: () => live().error(),
      isDirty: () => !isSameValue(now.value, now.initial),
      isTouched: () => now.isTouched,
      reveal: () => live().reveal(),
      refuse: (text) => live().refuse(text),
      accept: () => void (now.initial = now.value),
      focus: () => live().focus(),
    });
    return () => {
      unlisten();
      unregister?.();
    };
  }, [store, name, id]);

  useEffect(() => live().settle(false));

  const message = errorMessage || (shown && describeProblem(shown, formatMessage, label, messages));
  return {
    id,
    rootRef,
    message: message || null,
    isRequired: isRequiredBy(rules),
    input,
    blur,
    compose,
  };
}

/** What a field's component gets from the field hook. */
export type FieldValidation = ReturnType<typeof useFieldValidation>;
