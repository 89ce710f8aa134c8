import { DateTime } from '@byline/design-system';
import { FormattedMessage, FormattedTime } from 'react-intl';

/** Renders a time by which something becomes possible, with its day in words: Wed 2 Dec, 11:30 AM. */
export function DayAndTime({ at }: { at: string }) {
  return (
    <FormattedMessage
      id="dayAndTime"
      defaultMessage="{day}, {time}"
      values={{
        day: <DateTime value={at} isInWords />,
        time: (
          <bdi>
            <FormattedTime value={at} hour="2-digit" minute="2-digit" hour12 />
          </bdi>
        ),
      }}
    />
  );
}
