import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the number of midnights on this device from now to a time; negative in the past. */
function countDays(at: string): number {
  const toMidnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // Days of a change of the clock have 23 or 25 hours.
  return Math.round((toMidnight(Date.parse(at)) - toMidnight(serverNow())) / dayLength);
}

/** Renders the day of a date in words, such as "Sat, Dec 5, in 9 days". */
export function Day({ at }: { at: string }) {
  // Not their components, which no other page loads.
  const { formatDate, formatRelativeTime } = useIntl();
  return (
    <time dateTime={at}>
      <FormattedMessage
        id="day.inWords"
        defaultMessage="{day}, {distance}"
        values={{
          day: <bdi>{formatDate(at, { weekday: 'short', day: 'numeric', month: 'short' })}</bdi>,
          distance: formatRelativeTime(countDays(at), 'day', { numeric: 'auto' }),
        }}
      />
    </time>
  );
}
