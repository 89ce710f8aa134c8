import { useMemo, useState } from 'react';
import { listRules, type NamedRules } from '../../validation/rules.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useControlFrame } from '../field/useControlFrame.ts';
import { useFocusableField } from '../field/useFocusableField.ts';
import {
  findFilledDate,
  findFirstSegment,
  focusFirstSegment,
  readDates,
  useTypedDate,
} from '../DateField/useTyped.ts';
import { expandYear, isIncompleteDate, parseIsoDate } from '../DateField/dateText.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { usePartialSegment } from '../DateField/usePartialSegment.ts';
import { useHalfTyped } from '../DateField/useHalfTyped.ts';
import { useDateStyle } from '../DateField/useDateStyle.ts';
import type { CalendarFieldProps } from '../DateField/useDateField.ts';
import { isRange, rangeRules, type DateRange } from './rangeRules.ts';

export type DateRangeValueProps = CalendarFieldProps & {
  /** The first and last date, or null (controlled). */
  value?: DateRange | null | undefined;
  /** The initial first and last date (uncontrolled). */
  defaultValue?: DateRange | null | undefined;
  /** Called with both dates; null if they are not a complete range. */
  onChange?: ((value: DateRange | null) => void) | undefined;
};

/** The texts of both dates; null if empty. */
type TypedRange = { readonly start: string | null; readonly end: string | null };

/**
 * Returns a function that creates ranges and returns the same object for the same texts, because fields compare values
 * by identity.
 */
function useStableRange() {
  const [ranges] = useState(() => new Map<string, TypedRange>());
  return (start: string | null, end: string | null): TypedRange | null => {
    if (start === null && end === null) return null;
    const key = `${start}..${end}`;
    const range = ranges.get(key) ?? { start, end };
    ranges.set(key, range);
    return range;
  };
}

function isIncompleteRange({ start, end }: TypedRange): boolean {
  return start === null || end === null || isIncompleteDate(start) || isIncompleteDate(end);
}

/** Manages a range field: the text of both dates, its value and its validation. */
export function useDateRangeField(props: DateRangeValueProps) {
  const {
    name,
    rules,
    ruleMessages,
    errorMessage,
    isRequired = false,
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    isDateUnavailable,
    placeholderValue,
    firstDayOfWeek,
    hasWeekNumbers,
    validateOn,
    'aria-describedby': describedBy,
    ...frame
  } = props;
  const { label, textValue, isDisabled = false, isReadOnly = false } = frame;
  const initial = value === undefined ? defaultValue : value;
  const start = useTypedDate(initial?.start);
  const end = useTypedDate(initial?.end);
  const toRange = useStableRange();
  const { calendar } = useDateStyle();
  const { date } = useDateFormats();
  const typed = toRange(start.text, end.text);
  const range = isRange(typed) ? typed : null;
  // The same object for the same dates: a new object on each render must not replace what is being typed.
  const given = toRange(parseIsoDate(value?.start), parseIsoDate(value?.end));
  const [lastGiven, setLastGiven] = useState(given);
  if (given !== lastGiven) {
    setLastGiven(given);
    if (value !== undefined && given !== range) {
      start.setValue(given?.start);
      end.setValue(given?.end);
    }
  }
  const allRules = useMemo(() => {
    const derived: NamedRules = isRequired ? { required: true } : {};
    return [
      derived,
      ...rangeRules({ minValue: minValue, maxValue: maxValue, isDateUnavailable }, date),
      ...listRules(rules ?? {}),
    ];
  }, [isRequired, minValue, maxValue, isDateUnavailable, rules, date]);

  // Hides the message about an incomplete range while the user types.
  const halfTyped = useHalfTyped(typed !== null && isIncompleteRange(typed), errorMessage);

  function notify(next: unknown): void {
    const nextRange = isRange(next) ? next : null;
    if (nextRange !== range) onChange?.(nextRange);
  }

  /** Shows a range in the segments. With `isNotified`, it also calls `onChange`. */
  function showRange(next: DateRange | null, isNotified: boolean): void {
    start.setValue(next?.start);
    end.setValue(next?.end);
    if (isNotified) notify(toRange(next?.start ?? null, next?.end ?? null));
  }

  /** Shows a range in the segments and calls `onChange`. */
  function setRange(next: DateRange | null): void {
    showRange(next, true);
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
    read: () => typed,
    focus: () => {
      halfTyped.end();
      focusFirstSegment(field.rootRef);
    },
    defaultValue:
      value === undefined
        ? toRange(defaultValue?.start ?? null, defaultValue?.end ?? null)
        : undefined,
    restore: (first, isReset) => {
      halfTyped.end();
      // A new default value, which is restored without a reset, does not call `onChange`.
      showRange(isRange(first) ? first : null, isReset);
    },
  });

  /** Takes over the dates that were filled in before hydration, which only the inputs contain. */
  function adoptDates(): void {
    const [first = null, last = null] = readDates(field.rootRef);
    start.setValue(first);
    end.setValue(last);
    notify(toRange(first, last));
  }
  useFilledText(() => findFilledDate(field.rootRef), adoptDates);

  /** Completes years of two digits, when the field is left or the form is sent. */
  function completeYears(): void {
    const [first, last] = [start, end].map(({ text }) => expandYear(text, maxValue, calendar));
    if (first) start.complete(first);
    if (last) end.complete(last);
    if (first || last) notify(toRange(first ?? start.text, last ?? end.text));
  }

  const visibleField = halfTyped.hideMessage(field, usePartialSegment(field.rootRef));
  return {
    field: {
      ...visibleField,
      blur: () => {
        completeYears();
        visibleField.blur();
      },
    },
    frame: useControlFrame(field, findFirstSegment, frame),
    completeYears,
    start,
    end,
    range,
    /** The props of the calendar. */
    calendar: {
      minValue,
      maxValue,
      isDateUnavailable,
      placeholderValue,
      firstDayOfWeek,
      hasWeekNumbers,
    },
    /** Handles a change of the segments of one date. */
    changeText: (which: keyof DateRange, text: string | null) => {
      const date = which === 'start' ? start : end;
      if (text === date.text) return;
      date.setText(text);
      halfTyped.start();
      const next = which === 'start' ? toRange(text, end.text) : toRange(start.text, text);
      notify(next);
      field.input(next);
    },
    /** Sets one of the dates. */
    selectDate: (which: keyof DateRange, date: string) => {
      (which === 'start' ? start : end).setValue(date);
      const next = which === 'start' ? toRange(date, end.text) : toRange(start.text, date);
      notify(next);
      field.input(next);
    },
    /** Handles a selection in the calendar. */
    selectRange: (next: DateRange) => {
      setRange(next);
      field.input(toRange(next.start, next.end));
    },
    clear: () => {
      setRange(null);
      field.input(null);
      setTimeout(() => focusFirstSegment(field.rootRef), 0);
    },
  };
}
