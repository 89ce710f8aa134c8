import { missing } from './missing.ts';

/** A date: an ISO 8601 text, milliseconds since 1970, or a `Date`. */
export type DateInput = string | number | Date;

type Zone = {
  /** An IANA time zone. The user's own by default. */
  timeZone?: string;
};

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

// Creating a format costs far more than using it, and a list of jobs shows hundreds of dates.
function getFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZone,
    });
    formats.set(timeZone, format);
  }
  return format;
}

function toParts(input: DateInput, { timeZone }: Zone): Record<string, string> | null {
  const date = new Date(input);
  if (Number.isNaN(date.getTime())) return null;
  const parts = getFormat(timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function toDay(parts: Record<string, string>): string {
  return `${parts['day']}/${parts['month']}/${parts['year']?.padStart(4, '0')}`;
}

function format(
  input: DateInput | null | undefined,
  zone: Zone,
  toText: (parts: Record<string, string>) => string,
): string {
  if (input === null || input === undefined) return '';
  const day = calendarDay.exec(String(input));
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const parts = toParts(input, zone);
  return parts ? toText(parts) : missing;
}

/**
 * Returns day, month and year in the user's time zone: `05/03/2026`. A text without a time
 * (`2026-03-05`) is a calendar day, which is the same in every zone. Without an input the text is empty.
 */
export function formatDate(input: DateInput | null | undefined, zone: Zone = {}): string {
  return format(input, zone, toDay);
}

/**
 * Returns date and time in the user's time zone: `05/03/2026 04:12 PM`; midnight is 12 AM, noon 12
 * PM. A text without a time is formatted as a day. Without an input the text is empty. Source: specification, section 9.
 */
export function formatDateTime(input: DateInput | null | undefined, zone: Zone = {}): string {
  return format(
    input,
    zone,
    (parts) => `${toDay(parts)} ${parts['hour']}:${parts['minute']} ${parts['dayPeriod']}`,
  );
}
