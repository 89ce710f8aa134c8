import { useMemo } from 'react';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import type { CalendarOptions } from '../Calendar/calendarProps.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { dateRules, type DateLimits } from './dateRules.ts';
import { expandYear, isIncompleteDate, parseIsoDate } from './dateText.ts';
import { useDateStyle } from './useDateStyle.ts';
import { useSegmentField } from './useSegmentField.ts';
import { readDates, useTypedDate } from './useTyped.ts';

/** The props of every field with a calendar. */
export type CalendarFieldProps = FieldProps &
  DateLimits &
  CalendarOptions & {
    /** The date that an empty field starts from, and the month of its calendar. Today by default. */
    placeholderValue?: string | undefined;
  };

export type DateValueProps = CalendarFieldProps & {
  /** The date as `2026-03-05`, or null (controlled). */
  value?: string | null | undefined;
  /** The initial date as `2026-03-05` (uncontrolled). */
  defaultValue?: string | null | undefined;
  /** Called with the date as `2026-03-05`; null if it is empty or incomplete. */
  onChange?: ((value: string | null) => void) | undefined;
};

/** Manages a date field: its text, its value and its validation. */
export function useDateField(props: DateValueProps) {
  const {
    minValue,
    maxValue,
    isDateUnavailable,
    placeholderValue,
    firstDayOfWeek,
    hasWeekNumbers,
    ...fieldProps
  } = props;
  const typed = useTypedDate(props.value === undefined ? props.defaultValue : props.value);
  const { calendar } = useDateStyle();
  const { date } = useDateFormats();
  const rules = useMemo(
    () => dateRules({ minValue: minValue, maxValue: maxValue, isDateUnavailable }, date),
    [minValue, maxValue, isDateUnavailable, date],
  );
  const { changeText, ...field } = useSegmentField(fieldProps, {
    text: typed.text,
    value: typed.value,
    parse: parseIsoDate,
    isIncomplete: isIncompleteDate(typed.text),
    show: typed.setValue,
    rules,
    complete: () => {
      const date = expandYear(typed.text, maxValue, calendar);
      if (date !== null) typed.complete(date);
      return date;
    },
    readFilled: (root) => readDates(root)[0] ?? null,
  });
  return {
    ...field,
    typed,
    /** The props of the calendar. */
    calendar: {
      minValue,
      maxValue,
      isDateUnavailable,
      placeholderValue,
      firstDayOfWeek,
      hasWeekNumbers,
    },
    /** Handles a change of the segments. */
    changeText: (text: string | null) => {
      if (text === typed.text) return;
      typed.setText(text);
      changeText(text);
    },
  };
}
