import type { Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { calendarDay } from '../../internal/calendarDay.ts';
import { useProps } from '../../internal/useProps.ts';
import { onOneLine } from '../../theme/mixins.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { serverZone, toDateTimeAttribute } from '../DateTime/DateTime.tsx';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { missing } from '../../formatters/missing.ts';
import { toDayNumber, toDistance, toRelativeTime } from './toRelativeTime.ts';
import { useNow } from '../../internal/useNow.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type RelativeTimeProps = {
  /** The date and time, or a calendar day as `2026-03-05`, which has no hours: “today”. */
  value: DateInput;
  /** A fixed current time. By default the clock of the portal (`getNow` of `DesignSystemProvider`), updated every 30 seconds. */
  now?: DateInput;
  /**
   * Whether the exact time is its description, and shown on hover. Pass false where the time is shown beside it, because screen
   * readers would read the date twice.
   * @default true
   */
  hasExactTime?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLTimeElement>;
};

const Distance = styled.span`
  ${onOneLine}
`;

/** Renders a date relative to now, such as "in 2 days". The exact time is its description, shown on hover. */
export function RelativeTime(given: RelativeTimeProps) {
  const { value, now, hasExactTime = true, ...props } = useProps('RelativeTime', given);
  if (isDevelopment) checkProps('RelativeTime', { value });
  const { formatMessage } = useIntl();
  const { dateTime, relativeTime, timeZone } = useDateFormats();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const isUnscripted = useIsUnscripted();
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return <time {...props}>{missing}</time>;

  const day = typeof value === 'string' && calendarDay.test(value) ? value : undefined;
  const { value: count, unit } =
    day === undefined
      ? toRelativeTime(time, present, timeZone)
      : toDistance(toDayNumber(day) - toDayNumber(present, timeZone));
  const exact = dateTime(value, isUnscripted ? serverZone : undefined);
  const distance =
    unit === 'second'
      ? formatMessage({ id: 'ds.relativeTime.now', defaultMessage: 'just now' })
      : relativeTime(count, unit, { numeric: 'auto' });
  // The clocks of server and device differ. React keeps the server's text, so another element replaces it after hydration.
  return (
    <time {...props} dateTime={toDateTimeAttribute(value)} title={hasExactTime ? exact : undefined}>
      <Distance data-part="distance" key={String(isUnscripted)} suppressHydrationWarning>
        {distance}
      </Distance>
    </time>
  );
}
