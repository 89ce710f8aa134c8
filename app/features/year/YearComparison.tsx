import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Comparison } from './yearFigures.ts';

type YearComparisonProps = Comparison & {
  /** Formats the figure. */
  format: (figure: number) => ReactNode;
};

/** Shows what a figure was in the previous year, up to the same month while the year is running; nothing if it was 0. */
export function YearComparison({ previousYear, lastMonth, figure, format }: YearComparisonProps) {
  const { formatDate } = useIntl();
  if (figure === 0) return null;
  const year = String(previousYear);
  if (lastMonth === 12) {
    return (
      <FormattedMessage
        id="year.comparison"
        defaultMessage="In {year}: {figure}"
        values={{ figure: format(figure), year }}
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
      defaultMessage="In {year} by the end of {month}: {figure}"
      values={{ figure: format(figure), month, year }}
    />
  );
}
