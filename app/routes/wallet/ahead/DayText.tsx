import { DateTime } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { shortenMonth } from '../../../../contract/rules/formats.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { toDay } from './aheadDays.ts';

type DayTextProps = {
  /** A time in ISO format, or a calendar day such as `2026-12-31`. */
  value: string;
  /** The last day of a range that starts at `value`; both are calendar days. */
  end?: string;
};

/** Renders a day in words, such as Sat 5 Dec, or a range of days; with the year if it is not the current one. */
export function DayText({ value, end }: DayTextProps) {
  const { locale } = useIntl();
  if (end === undefined) return <DateTime value={value} isInWords />;
  const isThisYear = end.slice(0, 4) === toDay(serverNow()).slice(0, 4);
  // The specification has the day before the month in English too.
  const days = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return <bdi>{shortenMonth(days.formatRange(new Date(value), new Date(end)))}</bdi>;
}
