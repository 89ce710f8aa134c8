import { missing } from './missing.ts';

/** A moment: an ISO 8601 text, milliseconds since 1970, or a Date. */
export type DateInput = string | number | Date;

type Zone = {
  /**
   * An IANA time zone.
   * @default the reader's own
   */
  timeZone?: string;
};

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

// Making one costs far more than using it, and a list of jobs shows hundreds of dates.
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h12',
      ...(timeZone !== undefined && { timeZone }),
    });
    formats.set(timeZone, format);
  }
  return format;
}

function partsOf(moment: DateInput, { timeZone }: Zone): Record<string, string> | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  const parts = formatIn(timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function dayOf(parts: Record<string, string>): string {
  return `${parts['day']}/${parts['month']}/${parts['year']?.padStart(4, '0')}`;
}

function write(
  moment: DateInput,
  zone: Zone,
  toText: (parts: Record<string, string>) => string,
): string {
  const day = calendarDay.exec(String(moment));
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const parts = partsOf(moment, zone);
  return parts ? toText(parts) : missing;
}

/**
 * `05/03/2026`: day, month, year in the reader's zone. A text without a time (`2026-03-05`) is a day on the
 * calendar and the same in every zone.
 */
export function formatDate(moment: DateInput, zone: Zone = {}): string {
  return write(moment, zone, dayOf);
}

/**
 * `05/03/2026 04:12 PM` in the reader's zone; midnight is 12 AM, noon 12 PM. A text without a time is a day, and is
 * written as one. Specification, section 9.
 */
export function formatDateTime(moment: DateInput, zone: Zone = {}): string {
  return write(
    moment,
    zone,
    (parts) => `${dayOf(parts)} ${parts['hour']}:${parts['minute']} ${parts['dayPeriod']}`,
  );
}
