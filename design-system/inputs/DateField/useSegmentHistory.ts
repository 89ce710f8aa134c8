import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { DateFieldState } from 'react-stately/useDateFieldState';

type Type = DateFieldState['segments'][number]['type'];

/** What the history reads and changes of the state of a date or time. */
export type SegmentState = Pick<DateFieldState, 'segments' | 'setSegment' | 'clearSegment'>;

/** The number of each segment; null for an empty one. */
type Values = ReadonlyMap<Type, number | null>;

function readValues({ segments }: SegmentState): Values {
  return new Map(
    segments
      .filter(({ isEditable }) => isEditable)
      .map(({ type, isPlaceholder, value }) => [type, isPlaceholder ? null : (value ?? null)]),
  );
}

const listChanged = (from: Values, to: Values) =>
  [...to].filter(([type, value]) => from.get(type) !== value).map(([type]) => type);

/** Returns whether the change adds digits to the one segment that has changed, as typing does. */
function isContinued(from: Values, to: Values): boolean {
  const changed = listChanged(from, to);
  const [type] = changed;
  if (type === undefined || changed.length > 1) return false;
  const [before, after] = [from.get(type), to.get(type)];
  return typeof before === 'number' && String(after).startsWith(String(before));
}

/** Returns whether the user has changed the values: here, in the calendar or by clearing them. Others were set by code, or only completed. */
function isEdit(row: HTMLElement | null, values: Values): boolean {
  const { activeElement } = document;
  const isHere = row !== null && row.contains(activeElement);
  const isInCalendar = activeElement?.closest('[role="grid"]') != null;
  return isHere || isInCalendar || [...values.values()].every((value) => value === null);
}

/**
 * Undoes and redoes what was typed in segments, which the browser's history does not contain: its undo would change another field. Returns
 * the handler of their keys.
 */
export function useSegmentHistory(row: RefObject<HTMLElement | null>, state: SegmentState) {
  const values = readValues(state);
  const latest = useRef(state);
  const current = useRef(values);
  const past = useRef<Values[]>([]);
  const future = useRef<Values[]>([]);
  const isStepping = useRef(false);
  useLayoutEffect(() => {
    latest.current = state;
    if (listChanged(current.current, values).length === 0) return;
    if (!isStepping.current && isEdit(row.current, values)) {
      if (!isContinued(current.current, values)) past.current.push(current.current);
      future.current = [];
    }
    current.current = values;
  });

  function takeStep(from: Values[], to: Values[]): void {
    const step = from.pop();
    if (step === undefined) return;
    to.push(current.current);
    const changed = listChanged(current.current, step);
    isStepping.current = true;
    for (const type of changed) {
      const value = step.get(type) ?? null;
      // One at a time, because the state sets a segment in the values of its last render.
      flushSync(() => {
        if (value === null) latest.current.clearSegment(type);
        else latest.current.setSegment(type as 'day', value);
      });
    }
    isStepping.current = false;
  }

  return (event: KeyboardEvent): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const letter = event.key.toLowerCase();
    if (!isCommand || (letter !== 'z' && letter !== 'y')) return;
    event.preventDefault();
    event.stopPropagation();
    if (letter === 'z' && !event.shiftKey) takeStep(past.current, future.current);
    else takeStep(future.current, past.current);
  };
}
