import { useContext, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { silenceErrors } from '../internal/ErrorText/errorAnnouncement.ts';
import { afterPress } from './afterPress.ts';
import { describeProblem, type RuleMessages } from './describeProblem.ts';
import { isSameValue, newFieldRecord, problemOf, tellControls } from './fieldRecord.ts';
import type { FieldError } from './formStore.ts';
import { FormStoreContext } from './FormStoreContext.ts';
import { isRequiredBy } from './plan.ts';
import { isSameProblem, type Problem } from './problem.ts';
import type { Rules } from './rules.ts';
import { useFieldRegistration } from './useFieldRegistration.ts';
import { useStableRules } from './useStableRules.ts';
import { validate, type Failure } from './validate.ts';

/** What the field hook has to know about its field. */
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
  /** Takes the first value back when the form is reset, where the native control does not. */
  readonly restore?: ((initial: unknown) => void) | undefined;
  readonly formatBound?: ((bound: number) => string) | undefined;
};

/** The field hook: judges on input and on blur, shows the answer at once, and tells the form around it. */
export function useFieldValidation(options: FieldValidationOptions) {
  const { name, label, messages, errorMessage, isDisabled, isReadOnly, read, focus } = options;
  const id = useId();
  const store = useContext(FormStoreContext);
  const intl = useIntl();
  const rules = useStableRules(options.rules);
  const rootRef = useRef<HTMLDivElement>(null);
  const record = useRef(newFieldRecord());
  const [shown, setShown] = useState<Problem | null>(null);

  function judge(value: unknown): Failure | null {
    const now = record.current;
    now.value = value;
    now.rules = rules;
    now.label = label;
    now.outsideText = errorMessage;
    now.isExempt = isDisabled || isReadOnly;
    now.failure = now.isExempt ? null : validate(value, rules, options);
    tellControls(rootRef.current, now);
    store?.changed();
    return now.failure;
  }

  function tell(problem: Problem | null): void {
    // React renders once more for nothing after a change; so it is only told of changes.
    if (isSameProblem(record.current.told, problem)) return;
    record.current.told = problem;
    setShown(problem);
  }

  function show(): void {
    record.current.isShown = true;
    tell(problemOf(record.current));
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

  function reveal(): Failure | null {
    record.current.isTouched = true;
    const failure = judge(read());
    // A hundred messages at once are not to be read out; that of the field in hand is.
    if (!rootRef.current?.contains(document.activeElement)) silenceErrors(id);
    show();
    return failure;
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

  function accept(): void {
    record.current.initial = read();
  }

  useFieldRegistration(
    { id, name, rootRef },
    {
      begin: accept,
      isDisabled: () => isDisabled,
      isDirty: () => !isSameValue(record.current.value, record.current.initial),
      isTouched: () => record.current.isTouched,
      value: read,
      accept,
      error,
      focus,
      refuse,
      reset,
      reveal,
      settle,
    },
  );

  const message = errorMessage || (shown && describeProblem(shown, intl, label, messages));
  return {
    id,
    rootRef,
    /** What to show now, in the language of the page. */
    message: message || null,
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
