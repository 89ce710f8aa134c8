import type { Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import type { DateInput, DateOptions } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { onOneLine } from '../../theme/mixins.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type DateTimeProps = {
  /** The date and time, or a calendar day as `2026-03-05`. */
  value: DateInput;
  /** The end of a range that starts at `value`; what both have in common is shown once. */
  end?: DateInput;
  /**
   * Whether only day, month and year are shown.
   * @default false
   */
  isDateOnly?: boolean;
  /**
   * Whether only the day is shown, in words. It has its year if that differs from the current one and the day is more than half a
   * year away. The exact time is shown on hover.
   * @default false
   */
  isInWords?: boolean;
  /** The length of the date, as in `Intl.DateTimeFormat`. By default `medium`. A `short` day in words has no weekday. */
  dateStyle?: DateOptions['dateStyle'];
  /**
   * The length of the time, as in `Intl.DateTimeFormat`.
   * @default 'short'
   */
  timeStyle?: DateOptions['timeStyle'];
  /** How the time zone is named after the time, as in `Intl.DateTimeFormat`. By default it is not. */
  timeZoneName?: DateOptions['timeZoneName'];
  /** An IANA time zone. The user's own by default. */
  timeZone?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLTimeElement>;
};

/**
 * The zone of times on a server, which does not know the user's. The zone is named, because the browser then shows the same times
 * in another zone.
 */
export const serverZone = { timeZone: 'UTC', timeZoneName: 'short' } as const;

// `dir="auto"` isolates the date from the text around it, and gives it the direction that its letters have.
const Root = styled.time.attrs({ dir: 'auto' })`
  font-variant-numeric: tabular-nums;
  ${onOneLine}
`;

/** Returns the `dateTime` attribute of a time element, or undefined for an invalid date. */
export function toDateTimeAttribute(value: DateInput): string | undefined {
  if (typeof value === 'string') return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/**
 * Renders a date and time in the user's time zone, in the format of the page: `Mar 5, 2026, 4:12 PM`. A server does not know
 * the zone: until the page is hydrated, the time is in UTC, marked as such.
 */
export function DateTime(given: DateTimeProps) {
  const {
    value,
    end,
    isDateOnly,
    isInWords,
    dateStyle,
    timeStyle = 'short',
    timeZoneName,
    timeZone,
    ...props
  } = useProps('DateTime', given);
  if (isDevelopment) checkProps('DateTime', { value });
  const { date, day, dateTime, dateRange } = useDateFormats();
  const isUnscripted = useIsUnscripted();
  const zone = isUnscripted && timeZone === undefined ? serverZone : { timeZone, timeZoneName };
  const options = {
    dateStyle: isInWords ? undefined : dateStyle,
    ...zone,
    ...(!isDateOnly && { timeStyle }),
  };
  if (end !== undefined) {
    // A `span`, because the `dateTime` of a time element cannot be a range.
    return (
      <Root {...props} as="span" suppressHydrationWarning>
        {dateRange(value, end, options)}
      </Root>
    );
  }
  const exact = isDateOnly ? date(value, options) : dateTime(value, options);
  return (
    // Server and device may format with different spaces and marks, because their versions of Unicode differ.
    <Root
      {...props}
      dateTime={toDateTimeAttribute(value)}
      title={isInWords ? exact : undefined}
      suppressHydrationWarning
    >
      {isInWords
        ? day(value, {
            timeZone: zone.timeZone,
            length: dateStyle === 'short' ? 'short' : 'medium',
          })
        : exact}
    </Root>
  );
}
