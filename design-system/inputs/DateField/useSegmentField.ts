import { useMemo, useState, type RefObject } from 'react';
import { listRules, type DefinedRule, type NamedRules } from '../../validation/rules.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useControlFrame } from '../field/useControlFrame.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { useFocusableField } from '../field/useFocusableField.ts';
import { usePartialSegment } from './usePartialSegment.ts';
import { useHalfTyped } from './useHalfTyped.ts';
import { findFilledDate, findFirstSegment, focusFirstSegment } from './useTyped.ts';

/** The props of a field with segments, whose value is an ISO text. */
export type SegmentFieldProps = FieldProps & {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
};

type Typing = {
  /** The text of the segments, complete or not. */
  text: string | null;
  /** The value of the text, or null if it is empty or incomplete. */
  value: string | null;
  /** Returns the value of a text, or null. */
  parse: (text: unknown) => string | null;
  isIncomplete: boolean;
  /** Shows a value in the segments. */
  show: (value: string | null) => void;
  /** The rules that the field's own props imply. Pass the same array while the rules are the same. */
  rules: readonly DefinedRule[];
  /** Completes what is typed, such as a year of two digits, and returns its value; null if there is nothing to complete. */
  complete: () => string | null;
  /** Returns the value of the native inputs that were filled in before hydration. */
  readFilled: (root: RefObject<HTMLElement | null>) => string | null;
};

/** Manages a field with segments: its value, its validation, its focus and its reset. */
export function useSegmentField(props: SegmentFieldProps, typing: Typing) {
  const {
    name,
    rules,
    ruleMessages,
    errorMessage,
    isRequired = false,
    value,
    defaultValue,
    onChange,
    validateOn,
    'aria-describedby': describedBy,
    ...frame
  } = props;
  const { label, textValue, isDisabled = false, isReadOnly = false } = frame;
  // Parsed, because an application may write null as an empty text, and another time zone shows the same instant differently.
  const given = value === undefined ? undefined : typing.parse(value);
  const [lastGiven, setLastGiven] = useState(given);
  if (given !== lastGiven) {
    setLastGiven(given);
    if (given !== undefined && given !== typing.value) typing.show(given);
  }
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [derived, ...typing.rules, ...listRules(rules ?? {})];
  }, [isRequired, typing.rules, rules]);

  // Hides the message about an incomplete value while the user types.
  const halfTyped = useHalfTyped(typing.isIncomplete, errorMessage);

  function notify(text: string | null): void {
    const next = typing.parse(text);
    if (next !== typing.value) onChange?.(next);
  }

  function setValue(next: string | null): void {
    typing.show(next);
    notify(next);
  }

  const field = useFocusableField({
    name,
    label,
    textValue,
    messages: ruleMessages,
    errorMessage,
    isDisabled,
    isReadOnly,
    describedBy,
    validateOn,
    rules: allRules,
    read: () => typing.text,
    focus: () => {
      halfTyped.end();
      focusFirstSegment(field.rootRef);
    },
    defaultValue: value === undefined ? typing.parse(defaultValue) : undefined,
    restore: (initial, isReset) => {
      halfTyped.end();
      const first = typing.parse(initial);
      // A new default value, which is restored without a reset, does not call `onChange`.
      if (isReset) setValue(first);
      else typing.show(first);
    },
  });

  useFilledText(
    () => findFilledDate(field.rootRef),
    () => setValue(typing.readFilled(field.rootRef)),
  );

  /** Completes what is typed, when the field is left or the form is sent. */
  function complete(): void {
    const completed = typing.complete();
    if (completed !== null) notify(completed);
  }

  const visibleField = halfTyped.hideMessage(field, usePartialSegment(field.rootRef));
  return {
    field: {
      ...visibleField,
      blur: () => {
        complete();
        visibleField.blur();
      },
    },
    frame: useControlFrame(field, findFirstSegment, frame),
    complete,
    /** Handles a change of the segments. */
    changeText: (text: string | null) => {
      halfTyped.start();
      notify(text);
      field.input(text);
    },
    /** Handles a value that is chosen or pasted. */
    select: (next: string) => {
      setValue(next);
      field.input(next);
    },
    clear: () => {
      setValue(null);
      field.input(null);
      // Segments with an incomplete value are remounted, so focus them after the next render.
      setTimeout(() => focusFirstSegment(field.rootRef), 0);
    },
  };
}
