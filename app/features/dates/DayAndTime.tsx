import { DateTime, useFormats } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';

/** Renders a time by which something becomes possible, with its day in words: Wed 2 Dec, 11:30 AM. */
export function DayAndTime({ at }: { at: string }) {
  const { time } = useFormats();
  return (
    <FormattedMessage
      id="dayAndTime"
      defaultMessage="{day}, {time}"
      values={{ day: <DateTime value={at} isInWords />, time: <bdi>{time(at)}</bdi> }}
    />
  );
}
