import { DateTime } from '@byline/design-system';
import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import { countDays } from '../../api/serverTime.ts';
import { dateWords } from '../dates/dateWords.ts';

/** Renders the day of a date in words, such as "Sat 5 Dec, in 9 days". */
export function Day({ at }: { at: string }) {
  return (
    <FormattedMessage
      {...dateWords.dueWhen}
      values={{
        day: <DateTime value={at} isInWords />,
        distance: <FormattedRelativeTime value={countDays(at)} unit="day" numeric="auto" />,
      }}
    />
  );
}
