import type { Ref } from 'react';
import styled from 'styled-components';
import { formatDate, formatDateTime, type DateInput } from '../../formatters/formatDateTime.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { onOneLine } from '../../theme/mixins.ts';

export type DateTimeProps = {
  /** The date and time, or a calendar day as `2026-03-05`. */
  value: DateInput;
  /**
   * Whether only day, month and year are shown.
   * @default false
   */
  isDateOnly?: boolean;
  /** An IANA time zone. The user's own by default. */
  timeZone?: string;
  id?: string;
  ref?: Ref<HTMLTimeElement>;
};

const utc = 'UTC';

const Root = styled.time.attrs({ dir: 'ltr' })`
  font-variant-numeric: tabular-nums;
  ${onOneLine}
`;

/** Returns the `dateTime` attribute of a time element, or undefined for an invalid date. */
export function toDateTimeAttribute(value: DateInput): string | undefined {
  if (typeof value === 'string') return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Formats a time without a zone in UTC, which the text says. */
export function formatInUtc(value: DateInput, format = formatDateTime): string {
  const text = format(value, { timeZone: utc });
  return text.includes(':') ? [text, utc].join(' ') : text;
}

/**
 * Renders a date and time in the user's time zone, in the format of the specification: `05/03/2026 04:12 PM`. A server does not know
 * the zone: until the page is hydrated, the time is in UTC, marked as such.
 */
export function DateTime({ value, isDateOnly, timeZone, ...props }: DateTimeProps) {
  const isUtc = useIsUnscripted() && timeZone === undefined;
  const format = isDateOnly ? formatDate : formatDateTime;
  const zone = timeZone === undefined ? {} : { timeZone };
  return (
    <Root {...props} dateTime={toDateTimeAttribute(value)}>
      {isUtc ? formatInUtc(value, format) : format(value, zone)}
    </Root>
  );
}
