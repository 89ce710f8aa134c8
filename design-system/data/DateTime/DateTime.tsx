import type { Ref } from 'react';
import styled from 'styled-components';
import { formatDate, formatDateTime, type DateInput } from '../../formatters/formatDateTime.ts';

export type DateTimeProps = {
  /** The moment, or a day on the calendar as `2026-03-05`. */
  value: DateInput;
  /**
   * Only day, month and year.
   * @default false
   */
  isDateOnly?: boolean;
  /**
   * An IANA time zone.
   * @default the reader's own
   */
  timeZone?: string;
  id?: string;
  ref?: Ref<HTMLTimeElement>;
};

const Root = styled.time.attrs({ dir: 'ltr' })`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** The moment for machines: the attribute `dateTime` of a time element; undefined where it is none. */
export function machineTime(value: DateInput): string | undefined {
  if (typeof value === 'string') return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A moment as the specification writes it, `05/03/2026 04:12 PM`, in the reader's zone. */
export function DateTime({ value, isDateOnly, timeZone, ...props }: DateTimeProps) {
  const format = isDateOnly ? formatDate : formatDateTime;
  const zone = timeZone === undefined ? {} : { timeZone };
  return (
    <Root {...props} dateTime={machineTime(value)}>
      {format(value, zone)}
    </Root>
  );
}
