import { FormattedMessage, useIntl } from 'react-intl';
import { countDays } from '../../api/serverTime.ts';

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
