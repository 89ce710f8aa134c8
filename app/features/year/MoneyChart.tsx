import { Chart } from '@byline/design-system/charts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PayoutYear } from '../../../contract/schemas/year.ts';
import { hasReturns, omitIfAllZero, toMoneyPoints } from './yearFigures.ts';
import { yearWords } from './yearWords.ts';

type MoneyChartProps = {
  data: PayoutYear;
  description: ReactNode;
  /** The text if no money moved. */
  empty: ReactNode;
  height?: number;
};

/** Shows what was earned and withdrawn in each month and, if money came back from the bank, what was returned. */
export function MoneyChart({ data, ...props }: MoneyChartProps) {
  const { formatMessage } = useIntl();
  const returned = {
    id: 'returned',
    label: formatMessage(yearWords.returned),
  };
  return (
    <Chart
      {...props}
      currency={data.currency}
      title={formatMessage({ id: 'year.moneyChart', defaultMessage: 'Earned and withdrawn' })}
      series={[
        { id: 'earned', label: formatMessage(yearWords.earned) },
        {
          id: 'withdrawn',
          label: formatMessage(yearWords.withdrawn),
        },
        ...(hasReturns(data) ? [returned] : []),
      ]}
      items={omitIfAllZero(toMoneyPoints(data))}
    />
  );
}
