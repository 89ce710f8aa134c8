import { Chart } from '@byline/design-system/charts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobYear } from '../../../contract/schemas/year.ts';
import { toJobPoints, omitIfAllZero } from './yearFigures.ts';
import { yearWords } from './yearWords.ts';

/** Shows the jobs that were applied for and completed in each month of a year. */
export function JobsChart({ data, height }: { data: JobYear; height?: number }) {
  const { formatMessage } = useIntl();
  const { totals, year } = data;
  return (
    <Chart
      title={formatMessage({ id: 'year.jobsChart', defaultMessage: 'Jobs by month' })}
      description={
        <FormattedMessage
          id="year.jobsChart.caption"
          defaultMessage="In {year} you applied for {applied, plural, one {# job} other {# jobs}} and completed {completed, number}."
          values={{ year: String(year), applied: totals.applied, completed: totals.completed }}
        />
      }
      series={[
        {
          id: 'applied',
          label: formatMessage(yearWords.applied),
        },
        {
          id: 'completed',
          label: formatMessage(yearWords.completed),
        },
      ]}
      items={omitIfAllZero(toJobPoints(data))}
      empty={<FormattedMessage {...yearWords.empty} values={{ year: String(year) }} />}
      height={height}
    />
  );
}
