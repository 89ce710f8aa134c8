import type { Ref } from 'react';
import styled from 'styled-components';
import { formatDate, formatDateTime, type DateInput } from '../../formatters/formatDateTime.ts';
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

/** Renders a date and time in the user's time zone, in the format of the specification: `05/03/2026 04:12 PM`. */
export function DateTime({ value, isDateOnly, timeZone, ...props }: DateTimeProps) {
  const format = isDateOnly ? formatDate : formatDateTime;
  const zone = timeZone === undefined ? {} : { timeZone };
  return (
    <Root {...props} dateTime={toDateTimeAttribute(value)}>
      {format(value, zone)}
    </Root>
  );
}
