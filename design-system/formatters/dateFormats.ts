import { calendarDay } from '../internal/calendarDay.ts';
import { getIntl } from './intlCache.ts';
import { missing } from './missing.ts';

/** A date: an ISO 8601 text, milliseconds since 1970, or a `Date`. */
export type DateInput = string | number | Date;

/** Options of dates and times, from `Intl.DateTimeFormat`. */
export type DateOptions = {
  /** An IANA time zone. The user's own by default; a calendar day is the same in every zone. */
  timeZone?: string | undefined;
  /**
   * The length of the date.
   * @default 'medium'
   */
  dateStyle?: Intl.DateTimeFormatOptions['dateStyle'];
  /**
   * The length of the time.
   * @default 'short'
   */
  timeStyle?: Intl.DateTimeFormatOptions['timeStyle'];
  /** How the time zone is named after a time. By default it is not, except in the time styles `long` and `full`. */
  timeZoneName?: Intl.DateTimeFormatOptions['timeZoneName'];
};

/** Options of a day in words. */
export type DayOptions = {
  /** An IANA time zone. The user's own by default; a calendar day is the same in every zone. */
  timeZone?: string | undefined;
  /**
   * The length: `Dec 5`, `Sat, Dec 5` or `Saturday, December 5`.
   * @default 'medium'
   */
  length?: 'short' | 'medium' | 'long';
  /**
   * The current time: a day has its year if that differs from the current one and the day is more than half a year away. By
   * default the clock of the device.
   */
  now?: DateInput | undefined;
};

/** Formats of dates and times. Without an input the text is empty; an invalid date is a dash. */
export type DateFormats = {
  /** Formats a day: `Mar 5, 2026`. A text without a time (`2026-03-05`) is a calendar day. */
  readonly date: (input: DateInput | null | undefined, options?: DateOptions) => string;
  /**
   * Formats a day in words: `Sat, Dec 5`. It has its year if that differs from the current one and the day is more than half a
   * year away.
   */
  readonly day: (input: DateInput | null | undefined, options?: DayOptions) => string;
  /** Formats date and time: `Mar 5, 2026, 4:12 PM`. A calendar day has no time. */
  readonly dateTime: (input: DateInput | null | undefined, options?: DateOptions) => string;
  /** Formats the time of a date, or a time such as `16:12`: `4:12 PM`. */
  readonly time: (input: DateInput | null | undefined, options?: DateOptions) => string;
  /** Formats a range of days, or of times with a `timeStyle`, without repeating what both have: `Mar 5 – 7, 2026`. */
  readonly dateRange: (start: DateInput, end: DateInput, options?: DateOptions) => string;
  /** Formats a month such as `2026-03`, with its year if it is long. */
  readonly month: (month: string, length?: 'long' | 'short') => string;
  /** Formats a distance in time; negative values are in the past: `in 2 days`, or with `numeric: 'auto'` `tomorrow`. */
  readonly relativeTime: (
    value: number,
    unit: Intl.RelativeTimeFormatUnit,
    options?: Intl.RelativeTimeFormatOptions,
  ) => string;
  /** The order and separators of a date in numbers, as in CLDR: `MM/dd/yyyy`, in German `dd.MM.yyyy`. */
  readonly datePattern: string;
  /**
   * The IANA time zone of dates, times and distances in days, for portals in which users choose one. Undefined for the zone of the device,
   * the default.
   */
  readonly timeZone: string | undefined;
  /** Whether hours are counted from 1 to 12 (`h12`) or from 0 to 23 (`h23`). */
  readonly hourCycle: NonNullable<Intl.ResolvedDateTimeFormatOptions['hourCycle']>;
};

const wallTime = /^\d{2}:\d{2}(:\d{2})?$/;
const utc = 'UTC';
const halfYearMs = 183 * 24 * 60 * 60 * 1000;
// Its day, month and hour have one digit, so a format that writes two shows a zero.
const sample = Date.UTC(2026, 2, 5, 4, 12, 8);
const patternLetters: Record<string, string> = { day: 'dd', month: 'MM', year: 'yyyy' };
// These calendars have the months of the Gregorian calendar. In other calendars, such a month is a part of two months.
const sameMonths = /^(?:buddhist|gregory|japanese|roc)$/;

// Intl accepts no `timeZoneName` beside `dateStyle` and `timeStyle`, so this lists the options of the parts that the styles have.
function listParts(locale: string, options: DateOptions): Intl.DateTimeFormatOptions {
  const { timeZone, timeZoneName, ...styles } = options;
  const styled = getIntl(Intl.DateTimeFormat, locale, { ...styles, timeZone: utc });
  // Parts in words, such as March, get the length of the style, parts in digits their number of digits.
  const listed = styled.formatToParts(sample).map(({ type, value }) => {
    if (/weekday|era|month/.test(type) && /\p{L}/u.test(value))
      return [type, type === 'era' || styles.dateStyle === 'medium' ? 'short' : 'long'];
    if (/^(?:year|month|day|hour|minute|second)$/.test(type))
      return [type, value.length === 2 ? '2-digit' : 'numeric'];
    return [];
  });
  const named = Object.fromEntries(listed.filter(({ length }) => length > 0)) as object;
  return { ...named, timeZone, timeZoneName };
}

function getFormat(locale: string, options: DateOptions): Intl.DateTimeFormat {
  const isListed = options.timeZoneName !== undefined && options.timeStyle !== undefined;
  const { timeZoneName: _name, ...styles } = options;
  return getIntl(Intl.DateTimeFormat, locale, isListed ? listParts(locale, options) : styles);
}

function format(
  locale: string,
  input: DateInput | null | undefined,
  options: DateOptions,
  { hasDate, hasTime }: { hasDate: boolean; hasTime: boolean },
): string {
  if (input === null || input === undefined) return '';
  const isDay = calendarDay.test(String(input));
  const isTime = wallTime.test(String(input));
  const date = new Date(isTime ? `1970-01-01T${String(input)}Z` : input);
  // A calendar day has no time, and a time has no day: Intl would format the date in numbers.
  if (Number.isNaN(date.getTime()) || (isDay && !hasDate) || (isTime && !hasTime)) return missing;
  const { dateStyle = 'medium', timeStyle = 'short', timeZoneName, timeZone } = options;
  return getFormat(locale, {
    timeZone: isDay || isTime ? utc : timeZone,
    dateStyle: hasDate && !isTime ? dateStyle : undefined,
    timeStyle: hasTime && !isDay ? timeStyle : undefined,
    timeZoneName: isTime ? undefined : timeZoneName,
  }).format(date);
}

function formatDay(locale: string, input: DateInput, options: DayOptions): string {
  const { length = 'medium', now = Date.now() } = options;
  const date = new Date(input);
  if (Number.isNaN(date.getTime())) return missing;
  const timeZone = calendarDay.test(String(input)) ? utc : options.timeZone;
  // Years are compared as the calendar of the locale counts them.
  const getYear = (time: Date, zone: string | undefined) =>
    getIntl(Intl.DateTimeFormat, locale, { year: 'numeric', timeZone: zone }).format(time);
  const present = new Date(now);
  // A day within half a year is clear without its year: in November, "Jan 5" can only be the next one.
  const hasYear =
    Math.abs(date.getTime() - present.getTime()) > halfYearMs &&
    getYear(date, timeZone) !== getYear(present, options.timeZone);
  return getIntl(Intl.DateTimeFormat, locale, {
    weekday: length === 'short' ? undefined : length === 'long' ? 'long' : 'short',
    day: 'numeric',
    month: length === 'long' ? 'long' : 'short',
    year: hasYear ? 'numeric' : undefined,
    timeZone,
  }).format(date);
}

/** Returns the formats of dates and times in a locale. */
export function createDateFormats(
  locale: string,
  { timeZone }: { readonly timeZone?: string | undefined } = {},
): DateFormats {
  const inZone = <Options extends { timeZone?: string | undefined }>(
    options: Options,
  ): Options => ({
    ...options,
    timeZone: options.timeZone ?? timeZone,
  });
  const numeric = getIntl(Intl.DateTimeFormat, locale, {
    calendar: 'gregory',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: utc,
  });
  return {
    date: (input, options = {}) =>
      format(locale, input, inZone(options), { hasDate: true, hasTime: false }),
    day: (input, options = {}) =>
      input === null || input === undefined ? '' : formatDay(locale, input, inZone(options)),
    dateTime: (input, options = {}) =>
      format(locale, input, inZone(options), { hasDate: true, hasTime: true }),
    time: (input, options = {}) =>
      format(locale, input, inZone(options), { hasDate: false, hasTime: true }),
    dateRange(start, end, { dateStyle = 'medium', ...options } = {}) {
      const dates = [start, end].map((input) => new Date(input));
      const [first, last] = dates as [Date, Date];
      if (dates.some((date) => Number.isNaN(date.getTime()))) return missing;
      // A range with a calendar day is a range of days, without times.
      const areDays = [start, end].some((input) => calendarDay.test(String(input)));
      const dayOptions = { timeZone: utc, timeStyle: undefined };
      return getFormat(locale, {
        ...inZone(options),
        dateStyle,
        ...(areDays && dayOptions),
      }).formatRange(first, last);
    },
    month(month, length = 'long') {
      const date = new Date(`${month}-01T00:00:00Z`);
      if (Number.isNaN(date.getTime())) return missing;
      const { calendar } = getIntl(Intl.DateTimeFormat, locale, {}).resolvedOptions();
      return getIntl(Intl.DateTimeFormat, locale, {
        calendar: sameMonths.test(calendar) ? undefined : 'gregory',
        month: length,
        year: length === 'long' ? 'numeric' : undefined,
        timeZone: utc,
      }).format(date);
    },
    relativeTime: (value, unit, options = {}) =>
      Number.isFinite(value)
        ? getIntl(Intl.RelativeTimeFormat, locale, options).format(value, unit)
        : missing,
    timeZone,
    datePattern: numeric
      .formatToParts(sample)
      .filter(({ type }) => type === 'literal' || type in patternLetters)
      .map(({ type, value }) => patternLetters[type] ?? value)
      .join(''),
    hourCycle:
      getIntl(Intl.DateTimeFormat, locale, { hour: 'numeric' }).resolvedOptions().hourCycle ??
      'h23',
  };
}
