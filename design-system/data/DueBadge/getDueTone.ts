import type { DateInput } from '../../formatters/dateFormats.ts';
import { calendarDay } from '../../internal/calendarDay.ts';
import { toDayNumber } from '../RelativeTime/toRelativeTime.ts';

/** Options of `getDueTone`. */
export type DueOptions = {
  /** The current time, as from `useNow`. By default the clock of the device. */
  readonly now?: DateInput | undefined;
  /**
   * From how many hours before the due date on the tone warns.
   * @default 48
   */
  readonly warningHours?: number | undefined;
  /** The IANA time zone in which a calendar day ends. By default the zone of the device. */
  readonly timeZone?: string | undefined;
};

const hourMs = 3_600_000;

/**
 * Returns the tone of a due date, which is a time or a calendar day as `2026-03-05`: neutral at first, a warning in the last hours, danger once
 * it is overdue. A day is overdue from the next day on.
 */
export function getDueTone(
  value: DateInput,
  { now = Date.now(), warningHours = 48, timeZone }: DueOptions = {},
): 'neutral' | 'warning' | 'danger' {
  const hours =
    typeof value === 'string' && calendarDay.test(value)
      ? (toDayNumber(value) - toDayNumber(now, timeZone)) * 24
      : (new Date(value).getTime() - new Date(now).getTime()) / hourMs;
  if (hours < 0) return 'danger';
  return hours < warningHours ? 'warning' : 'neutral';
}
