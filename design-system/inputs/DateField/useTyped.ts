import type { CalendarDate, Time } from '@internationalized/date';
import { useState, type RefObject } from 'react';
import type { FindControl } from '../field/useControlFrame.ts';
import { parseIsoDate, toCalendarDate } from './dateText.ts';

type State<Shown> = {
  /** What the segments contain, complete or not. */
  text: string | null;
  /** The complete date or time that React Aria's segments receive as their value. */
  shown: Shown | null;
  /** The React key of the segments: another version remounts them. */
  version: number;
};

type Kind<Shown> = {
  /** Returns a complete value, or null. */
  parse: (text: unknown) => string | null;
  toShown: (text: string | null | undefined) => Shown | null;
};

function listInputs({ current }: RefObject<HTMLElement | null>, selector: string) {
  return [...(current?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
}

const isFilled = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;

/** Returns the first input that was filled in before the field was hydrated: an input for form data, or React Aria's for autofill. */
export function findFilledDate(root: RefObject<HTMLElement | null>): HTMLInputElement | undefined {
  return listInputs(root, 'input').find(isFilled);
}

/** Returns the values of the inputs, filled in or not. */
export function readFilled(root: RefObject<HTMLElement | null>): string[] {
  const forAutofill = listInputs(root, 'input:not([data-date])');
  return listInputs(root, '[data-date]').map((input, index) => {
    const autofillInput = forAutofill[index];
    return autofillInput && isFilled(autofillInput) ? autofillInput.value : input.value;
  });
}

/** Returns the dates of the inputs, filled in or not. */
export function readDates(root: RefObject<HTMLElement | null>): (string | null)[] {
  return readFilled(root).map(parseIsoDate);
}

/** Returns the first segment of a field. */
export const findFirstSegment: FindControl = (root) => root.querySelector('[data-type][tabindex]');

/** Focuses the first segment of a field. */
export function focusFirstSegment({ current }: RefObject<HTMLElement | null>): void {
  if (current) findFirstSegment(current)?.focus();
}

/**
 * Manages a date or time while it is typed. React Aria reports only complete dates and times, so `text` holds what the segments
 * contain, complete or not.
 */
export function useTyped<Shown>(
  initial: string | null | undefined,
  { parse, toShown }: Kind<Shown>,
) {
  const [typed, setTyped] = useState<State<Shown>>(() => ({
    text: parse(initial),
    shown: toShown(initial),
    version: 0,
  }));
  return {
    ...typed,
    parse,
    /** The date or time, or null if it is empty or incomplete. */
    value: parse(typed.text),
    /** Sets the text of the segments. */
    setText: (text: string | null) => setTyped((previous) => ({ ...previous, text })),
    /** Sets the complete value that React Aria reports. */
    setShown: (shown: Shown | null) => setTyped((previous) => ({ ...previous, shown })),
    /** Completes the text of the mounted segments. */
    complete: (text: string) =>
      setTyped((previous) => ({ ...previous, text, shown: toShown(text) })),
    /** Replaces the value. Segments with an incomplete value are remounted, as React Aria cannot reset them otherwise. */
    setValue: (value: string | null | undefined) =>
      setTyped(({ text, version }) => ({
        text: parse(value),
        shown: toShown(value),
        version: text === parse(text) ? version : version + 1,
      })),
  };
}

const dateKind: Kind<CalendarDate> = { parse: parseIsoDate, toShown: toCalendarDate };

/** Manages a date while it is typed. */
export function useTypedDate(initial: string | null | undefined) {
  return useTyped(initial, dateKind);
}

/** The state of a date while it is typed. */
export type TypedDate = ReturnType<typeof useTyped<CalendarDate>>;

/** The state of a time while it is typed. */
export type TypedTime = ReturnType<typeof useTyped<Time>>;
