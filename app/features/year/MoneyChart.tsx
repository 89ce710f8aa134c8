import { Chart, type ChartPoint } from '@byline/design-system/charts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { omitIfAllZero } from './yearFigures.ts';

type MoneyChartProps = {
  /** What was earned and withdrawn in each month, in minor units. */
  points: ChartPoint[];
  currency: string;
  caption: ReactNode;
  /** The text if no money moved. */
  emptyText: ReactNode;
  height?: number;
};

/** Shows what was earned and withdrawn in each month. */
export function MoneyChart({ points, ...props }: MoneyChartProps) {
  const { formatMessage } = useIntl();
  return (
    <Chart
      {...props}
      title={formatMessage({ id: 'year.moneyChart', defaultMessage: 'Earned and withdrawn' })}
      series={[
        { id: 'earned', title: formatMessage({ id: 'year.earned', defaultMessage: 'Earned' }) },
        {
          id: 'withdrawn',
          title: formatMessage({ id: 'year.withdrawn', defaultMessage: 'Withdrawn' }),
        },
      ]}
      points={omitIfAllZero(points)}
    />
  );
}
