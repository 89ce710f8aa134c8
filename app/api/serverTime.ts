import { day } from '../../contract/rules/durations.ts';
import { toCalendarDay } from '../../contract/rules/timeZones.ts';
import { getAccountZone } from './accountZone.ts';

let offsetMs = 0;

/** Reads the server's clock from the X-Server-Time header, since a device's own clock may be wrong. */
export function syncServerTime(header: string | null): void {
  const time = Date.parse(header ?? '');
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

/** Returns the current time of the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Returns the calendar day of a time, or a calendar day itself (`2026-03-05`), as ms of its midnight in UTC. */
export function toDay(at: string | number): number {
  return typeof at === 'string' && !at.includes('T')
    ? Date.parse(at)
    : toCalendarDay(new Date(at).getTime(), getAccountZone());
}

/** Returns the current day in the zone of the account, as `2026-03-05`. */
export function getToday(): string {
  return new Date(toDay(serverNow())).toISOString().slice(0, 10);
}

/** Returns the number of midnights in the zone of the account from now to a time or a calendar day; negative in the past. */
export function countDays(at: string): number {
  return (toDay(at) - toDay(serverNow())) / day;
}
