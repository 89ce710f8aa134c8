import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { isoOf, toCalendarDate } from './isoDate.ts';

type Typed = { text: string | null; shown: CalendarDate | null; version: number };

/**
 * A date while it is typed. React Aria knows whole dates only; `text` is what really stands in the segments,
 * so that half a date is neither lost nor taken for nothing.
 */
export function useTypedDate(initial: string | null | undefined) {
  const [typed, setTyped] = useState<Typed>(() => ({
    text: isoOf(initial),
    shown: toCalendarDate(initial),
    version: 0,
  }));
  return {
    ...typed,
    /** The day, or null while there is none. */
    date: isoOf(typed.text),
    /** Notes what stands in the segments. */
    type: (text: string | null) => setTyped((before) => ({ ...before, text })),
    /** Takes a whole date from React Aria's segments. */
    show: (shown: CalendarDate | null) => setTyped((before) => ({ ...before, shown })),
    /** Puts another date into the segments. Those that hold half a date are made anew: they know no other way. */
    put: (date: string | null | undefined) =>
      setTyped(({ text, version }) => ({
        text: isoOf(date),
        shown: toCalendarDate(date),
        version: text === isoOf(text) ? version : version + 1,
      })),
  };
}

/** What a field keeps of a date that is typed. */
export type TypedDate = ReturnType<typeof useTypedDate>;
