import type { CalendarDate } from '@internationalized/date';
import { useState, type RefObject } from 'react';
import { parseIsoDate, toCalendarDate } from './dateText.ts';

type Typed = { text: string | null; shown: CalendarDate | null; version: number };

function listInputs({ current }: RefObject<HTMLElement | null>, selector: string) {
  return [...(current?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
}

const isFilled = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;

/** Returns an input that was filled in before the field was hydrated: for form data, or React Aria's for autofill. */
export function findFilledDate(root: RefObject<HTMLElement | null>): HTMLInputElement | undefined {
  return listInputs(root, 'input').find(isFilled);
}

/** Returns the dates of the inputs, filled in or not. */
export function readDates(root: RefObject<HTMLElement | null>): (string | null)[] {
  const forAutofill = listInputs(root, 'input:not([data-date])');
  return listInputs(root, '[data-date]').map((input, index) => {
    const other = forAutofill[index];
    return parseIsoDate(other && isFilled(other) ? other.value : input.value);
  });
}

/** Focuses the first segment of a field. */
export function focusFirstSegment({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<HTMLElement>('[data-type]')?.focus();
}

/**
 * Manages a date while it is typed. React Aria knows only complete dates, so `text` holds the text of the segments,
 * including incomplete dates.
 */
export function useTypedDate(initial: string | null | undefined) {
  const [typed, setTyped] = useState<Typed>(() => ({
    text: parseIsoDate(initial),
    shown: toCalendarDate(initial),
    version: 0,
  }));
  return {
    ...typed,
    /** The date, or null if it is empty or incomplete. */
    date: parseIsoDate(typed.text),
    /** Sets the text of the segments. */
    setText: (text: string | null) => setTyped((previous) => ({ ...previous, text })),
    /** Sets the complete date that React Aria reports. */
    setShown: (shown: CalendarDate | null) => setTyped((previous) => ({ ...previous, shown })),
    /** Completes the year of a date in the mounted segments. */
    complete: (date: string) =>
      setTyped((previous) => ({ ...previous, text: date, shown: toCalendarDate(date) })),
    /** Replaces the date. Segments with an incomplete date are remounted, as React Aria cannot reset them otherwise. */
    setDate: (date: string | null | undefined) =>
      setTyped(({ text, version }) => ({
        text: parseIsoDate(date),
        shown: toCalendarDate(date),
        version: text === parseIsoDate(text) ? version : version + 1,
      })),
  };
}

/** The state of a date while it is typed. */
export type TypedDate = ReturnType<typeof useTypedDate>;
