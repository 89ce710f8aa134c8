import type { ReactNode } from 'react';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { calendarDay } from '../../internal/calendarDay.ts';
import { toDayNumber, toDistance, type Distance } from '../RelativeTime/toRelativeTime.ts';

/** The state of a step, and with it how certain its day is. */
export type DatelineState = 'done' | 'fixed' | 'expected' | 'current' | 'waiting' | 'held' | 'late';

export type DatelineItem = {
  /** The unique id. */
  id: string;
  /** The name, in a word or two: `Draft`. */
  label: string;
  /** When it happened, is due or is expected; a text such as `2026-03-05` is a calendar day. Without it, give a `reason`. */
  at?: DateInput | undefined;
  /**
   * The state, and with it how certain the day is: `done`, `fixed`, `expected`, `current` (waits for the user), `waiting` (waits for
   * somebody else), `held` or `late`.
   */
  state: DatelineState;
  /** Whether the day is known approximately only. By default, if it is `expected` or `waiting`. */
  isApproximate?: boolean;
  /** The amount of money that moves. */
  amount?: ReactNode;
  /** More information, in a few words. */
  description?: ReactNode;
  /** Why there is no day, in two words; shown in place of the day: `after setup`. */
  reason?: ReactNode;
  /** A sentence about the step, such as the whole reason. It is below the line, once for all steps with the same text. */
  explanation?: ReactNode;
  /** The previous day of a step that was moved, and why it was moved, in a sentence below the line. */
  movedFrom?: { at: DateInput; explanation?: ReactNode } | undefined;
};

/** Returns the distance of a day from `now` (ms) in days of a time zone, by default the device's, in larger units if it is far away. */
export function toRelativeDay(at: DateInput, now: number, timeZone?: string): Distance {
  return toDistance(toDayNumber(at, timeZone) - toDayNumber(now, timeZone));
}

/** Returns whether a step has a time of day. */
export function hasTime({ at }: Pick<DatelineItem, 'at'>): boolean {
  return typeof at === 'string' ? at.includes('T') : at !== undefined;
}

/** Returns whether only the day of a step is known, approximately, so that its hour would look exact. */
export function isApproximateDay({
  state,
  isApproximate = state === 'expected' || state === 'waiting',
}: Pick<DatelineItem, 'state' | 'isApproximate'>): boolean {
  return isApproximate;
}

/** Returns whether a step has passed: a time by the minute, a calendar day when it is over. */
function hasPassed(
  { at }: Pick<DatelineItem, 'at'>,
  now: number,
  timeZone: string | undefined,
): boolean {
  if (at === undefined) return false;
  if (calendarDay.test(String(at))) return toDayNumber(at) < toDayNumber(now, timeZone);
  return new Date(at).getTime() <= now;
}

/** Returns the index of the first step after today: all that follow lie ahead or have no day. */
export function findToday(
  steps: readonly Pick<DatelineItem, 'at' | 'state'>[],
  now: number,
  timeZone?: string,
): number {
  return steps.findLastIndex((step) => step.state === 'done' || hasPassed(step, now, timeZone)) + 1;
}

/** Returns the index of the first step that is not done; -1 if all are. */
export function findNext(steps: readonly Pick<DatelineItem, 'state'>[]): number {
  return steps.findIndex(({ state }) => state !== 'done');
}

/** A sentence below the line, and the labels of the steps that it is about. */
export type DatelineNote = { labels: string[]; text: ReactNode };

/** Returns the notes of all steps in order, and equal texts once. */
export function collectNotes(steps: readonly DatelineItem[]): DatelineNote[] {
  const notes: DatelineNote[] = [];
  for (const { label, explanation, movedFrom } of steps) {
    for (const text of [explanation, movedFrom?.explanation]) {
      if (!text) continue;
      const same = notes.find((other) => other.text === text);
      if (!same) notes.push({ labels: [label], text });
      else if (!same.labels.includes(label)) same.labels.push(label);
    }
  }
  return notes;
}

const wideLetter = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uffef]/;

/** Estimates the width of a day in px, in figures and letters of 14 px or, for the next step, 17 px. */
function estimateWidth(day: string, isNext: boolean): number {
  const letters = [...day].reduce((sum, letter) => sum + (wideLetter.test(letter) ? 14 : 8), 0);
  return letters * (isNext ? 1.25 : 1);
}

const gap = 12;
const widthOfToday = 72;

/**
 * Returns how much room columns need in which no day breaks, as a class, since container queries have no variables. `days` are the parts of
 * the days that do not break; `next` is the index of the next step, whose day is larger.
 */
export function getRoom(days: readonly string[], next: number): 'few' | 'some' | 'many' | 'none' {
  const width = days.reduce(
    (sum, day, index) => sum + estimateWidth(day, index === next) + gap,
    widthOfToday,
  );
  if (days.length <= 8 && width <= 656) return 'few';
  if (days.length <= 10 && width <= 912) return 'some';
  return width <= 1088 ? 'many' : 'none';
}

/** Returns the columns of the rule for CSS: equally wide, at least as wide as their days, with a narrow one for today. */
export function listColumns(count: number, today: number | null): string {
  const columns = Array.from({ length: count }, () => 'minmax(min-content, 1fr)');
  return (today === null ? columns : columns.toSpliced(today, 0, 'auto')).join(' ');
}
