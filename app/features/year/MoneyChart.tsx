import { formatCurrency, formatShortCurrency, Money } from '@byline/design-system';
import { Chart } from '@byline/design-system/charts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PayoutYear } from '../../../server/contract/year.ts';
import { toMoneyPoints, withoutZeros } from './yearFigures.ts';

/** Shows what was earned and withdrawn in each month of a year. */
export function MoneyChart({ data, height }: { data: PayoutYear; height?: number }) {
  const { formatMessage } = useIntl();
  const { currency, totals, year } = data;
  const title = formatMessage({ id: 'year.moneyChart', defaultMessage: 'Earned and withdrawn' });
  return (
    <Chart
      title={title}
      caption={
        <FormattedMessage
          id="year.moneyChart.caption"
          defaultMessage="In {year} you earned {earned} and withdrew {withdrawn}."
          values={{
            year: String(year),
            earned: <Money value={totals.earned} />,
            withdrawn: <Money value={totals.withdrawn} />,
          }}
        />
      }
      series={[
        { id: 'earned', title: formatMessage({ id: 'year.earned', defaultMessage: 'Earned' }) },
        {
          id: 'withdrawn',
          title: formatMessage({ id: 'year.withdrawn', defaultMessage: 'Withdrawn' }),
        },
      ]}
      points={withoutZeros(toMoneyPoints(data))}
      emptyText={
        <FormattedMessage
          id="year.empty"
          defaultMessage="Nothing in {year}"
          values={{ year: String(year) }}
        />
      }
      formatValue={(amount) => formatCurrency({ amount, currency })}
      formatAxis={(amount) => formatShortCurrency({ amount, currency })}
      {...(height !== undefined && { height })}
    />
  );
}
