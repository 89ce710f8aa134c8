import type { CalendarDate } from '@internationalized/date';
import { useState, type RefObject } from 'react';
import { parseIsoDate, toCalendarDate } from './dateText.ts';

type Typed = { text: string | null; shown: CalendarDate | null; version: number };

/** Focuses the first day segment of a field. */
export function focusFirstSegment({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<HTMLElement>('[data-type="day"]')?.focus();
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
