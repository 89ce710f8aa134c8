import { useMemo, useState } from 'react';
import { useFormats } from '../../formatters/useFormats.ts';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useControlFrame } from '../field/useControlFrame.ts';
import { useFocusableField } from '../field/useFocusableField.ts';
import type { CalendarOptions } from '../Calendar/calendarProps.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { dateRules, type DateLimits } from './dateRules.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { findFilledDate, focusFirstSegment, readDates, useTypedDate } from './useTypedDate.ts';
import { expandYear, isIncompleteDate, parseIsoDate } from './dateText.ts';
import { useHalfTyped } from './useHalfTyped.ts';

/** What every field with a calendar has in common. */
export type CalendarFieldProps = FieldProps &
  DateLimits &
  CalendarOptions & {
    /** The date that an empty field starts from, and the month of its calendar. Today by default. */
    placeholderValue?: string;
  };

export type DateValueProps = CalendarFieldProps & {
  /** The date as `2026-03-05`, or null (controlled). */
  value?: string | null;
  /** The initial date as `2026-03-05` (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the date as `2026-03-05`; null if it is empty or incomplete. */
  onChange?: (value: string | null) => void;
};

/** Manages a date field: its text, its value and its validation. */
export function useDateField(props: DateValueProps) {
  const {
    name,
    rules,
    messages,
    errorMessage,
    isRequired = false,
    value,
    defaultValue,
    onChange,
    min,
    max,
    isDateUnavailable,
    placeholderValue,
    firstDayOfWeek,
    hasWeekNumbers,
    validateOn,
    'aria-describedby': describedBy,
    ...frame
  } = props;
  const { label, isDisabled = false, isReadOnly = false } = frame;
  const typed = useTypedDate(value === undefined ? defaultValue : value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== undefined && value !== typed.date) typed.setDate(value);
  }
  const { date } = useFormats();
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [
      derived,
      ...dateRules({ min, max, isDateUnavailable }, date),
      ...listRules(rules ?? {}),
    ];
  }, [isRequired, min, max, isDateUnavailable, rules, date]);

  const halfTyped = useHalfTyped(isIncompleteDate(typed.text), errorMessage);

  function notify(text: string | null): void {
    if (parseIsoDate(text) !== typed.date) onChange?.(parseIsoDate(text));
  }

  function setDate(date: string | null): void {
    typed.setDate(date);
    notify(date);
  }

  const field = useFocusableField({
    ...{ name, label, messages, errorMessage, isDisabled, isReadOnly, describedBy, validateOn },
    rules: allRules,
    read: () => typed.text,
    focus: () => {
      halfTyped.end();
      focusFirstSegment(field.rootRef);
    },
    defaultValue: value === undefined ? parseIsoDate(defaultValue) : undefined,
    restore: (initial, isReset) => {
      halfTyped.end();
      const date = parseIsoDate(initial);
      if (isReset) setDate(date);
      else typed.setDate(date);
    },
  });

  useFilledText(
    () => findFilledDate(field.rootRef),
    () => setDate(readDates(field.rootRef)[0] ?? null),
  );

  /** Completes a year of two digits, when the field is left or the form is sent. */
  function completeYear(): void {
    const date = expandYear(typed.text, max);
    if (date === null) return;
    typed.complete(date);
    notify(date);
  }

  const shown = halfTyped.hideMessage(field);
  return {
    field: {
      ...shown,
      blur: () => {
        completeYear();
        shown.blur();
      },
    },
    frame: useControlFrame(field.focus, frame),
    typed,
    /** What the calendar receives. */
    calendar: { min, max, isDateUnavailable, placeholderValue, firstDayOfWeek, hasWeekNumbers },
    completeYear,
    /** Handles a change of the segments. */
    changeText: (text: string | null) => {
      if (text === typed.text) return;
      typed.setText(text);
      halfTyped.start();
      notify(text);
      field.input(text);
    },
    /** Handles a selection in the calendar. */
    selectDate: (date: string) => {
      setDate(date);
      field.input(date);
    },
    clear: () => {
      setDate(null);
      field.input(null);
      // Segments with an incomplete date are remounted, so focus them after the next render.
      setTimeout(() => focusFirstSegment(field.rootRef), 0);
    },
  };
}
