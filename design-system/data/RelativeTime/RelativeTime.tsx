import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { machineTime } from '../DateTime/DateTime.tsx';
import { formatDateTime, type DateInput } from '../../formatters/formatDateTime.ts';
import { missing } from '../../formatters/missing.ts';
import { distanceBetween } from './distance.ts';
import { useNow } from './useNow.ts';

export type RelativeTimeProps = {
  /** The moment that is spoken of. */
  value: DateInput;
  /**
   * What "now" is, for instance the server's clock; then it stands still until it changes.
   * @default this device's clock, kept up to date
   */
  now?: DateInput;
  id?: string;
  ref?: Ref<HTMLTimeElement>;
};

const Exact = styled.span`
  ${visuallyHidden}
`;

/** "in 2 days", "3 hours ago"; the exact time shows on hover and is read out after it. */
export function RelativeTime({ value, now, ...props }: RelativeTimeProps) {
  const { formatMessage, formatRelativeTime } = useIntl();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const moment = new Date(value).getTime();
  if (Number.isNaN(moment)) return <time {...props}>{missing}</time>;

  const { value: count, unit } = distanceBetween(moment, present);
  const exact = formatDateTime(value);
  const distance =
    unit === 'second'
      ? formatMessage({ id: 'ds.relativeTime.now', defaultMessage: 'just now' })
      : formatRelativeTime(count, unit);
  const aside = formatMessage(
    { id: 'ds.relativeTime.exact', defaultMessage: '({time})' },
    { time: exact },
  );
  return (
    <time {...props} dateTime={machineTime(value)} title={exact}>
      {distance} <Exact>{aside}</Exact>
    </time>
  );
}
