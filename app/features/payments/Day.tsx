import { RelativeTime } from '@byline/design-system';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';

/** Renders the day of a date in words, such as "Sat, Dec 5, in 9 days"; the exact time is shown on hover. */
export function Day({ at }: { at: string }) {
  return (
    <FormattedMessage
      id="day.inWords"
      defaultMessage="{day}, {distance}"
      values={{
        day: (
          <bdi>
            <FormattedDate
              value={at}
              weekday="short"
              day="numeric"
              month="short"
              // Digits are Western in every language.
              numberingSystem="latn"
            />
          </bdi>
        ),
        distance: <RelativeTime value={at} now={serverNow()} />,
      }}
    />
  );
}
