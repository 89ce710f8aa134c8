import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { dateWords } from '../dates/dateWords.ts';

type RowDayProps = {
  date: DateStep;
  /**
   * Whether “about” stands before the day. Without it, the heading of the column must contain it.
   * @default true
   */
  hasAbout?: boolean;
};

/** Renders the day of a date of a job, for a row whose column or words name it: “about” if it is not certain, and nothing without a day. */
export function RowDay({ date: { at, certainty }, hasAbout = true }: RowDayProps) {
  if (at === null) return null;
  if (certainty !== 'expected' && certainty !== 'waiting_for_brand') {
    const hasWeekday = certainty !== 'done';
    return <DateTime value={at} isInWords dateStyle={hasWeekday ? 'medium' : 'short'} />;
  }
  const day = <DateTime value={at} isInWords dateStyle="short" />;
  if (!hasAbout) return day;
  return <FormattedMessage {...dateWords.paymentAbout} values={{ date: day }} />;
}
