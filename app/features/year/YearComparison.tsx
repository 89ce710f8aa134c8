import { FormattedMessage, useIntl } from 'react-intl';
import type { Comparison } from './yearFigures.ts';

const directions = ['less', 'same', 'more'] as const;

/** Compares a figure with the previous year in words: "12% more than 2024". Empty if the previous year has no figure. */
export function YearComparison({ previousYear, lastMonth, change }: Comparison) {
  const { formatDate } = useIntl();
  if (change === null) return null;
  const year = String(previousYear);
  const percent = Math.abs(change);
  const direction = directions[Math.sign(change) + 1];
  if (lastMonth === 12) {
    return (
      <FormattedMessage
        id="year.comparison"
        defaultMessage="{direction, select, more {{percent, number}% more than {year}} less {{percent, number}% less than {year}} other {About as much as {year}}}"
        values={{ year, percent, direction }}
      />
    );
  }
  const month = formatDate(Date.UTC(previousYear, lastMonth - 1), {
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <FormattedMessage
      id="year.comparison.part"
      defaultMessage="{direction, select, more {{percent, number}% more than by the end of {month} {year}} less {{percent, number}% less than by the end of {month} {year}} other {About as much as by the end of {month} {year}}}"
      values={{ year, percent, direction, month }}
    />
  );
}
