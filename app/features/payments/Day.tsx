import { DateTime } from '@byline/design-system';
import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import { countDays } from '../../api/serverTime.ts';

/** Renders the day of a date in words, such as "Sat 5 Dec, in 9 days". */
export function Day({ at }: { at: string }) {
  return (
    <FormattedMessage
      id="due.when"
      defaultMessage="{day}, {distance}"
      values={{
        day: <DateTime value={at} isInWords />,
        distance: <FormattedRelativeTime value={countDays(at)} unit="day" numeric="auto" />,
      }}
    />
  );
}
