import { Money } from '@byline/design-system';
import type { ChartPoint } from '@byline/design-system/charts';
import { FormattedMessage } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';
import { getPresentYear, getYearBefore, usePayoutYear } from '../../api/year.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { MoneyChart } from '../../features/year/MoneyChart.tsx';
import { toLastMonths } from '../../features/year/yearFigures.ts';
import { LastMonthsSkeleton } from './LastMonthsSkeleton.tsx';

const plotHeight = 140;

function Caption({ points, currency }: { points: ChartPoint[]; currency: string }) {
  const sum = (series: string) => ({
    amount: points.reduce((total, { values }) => total + (values[series] ?? 0), 0),
    currency,
  });
  return (
    <FormattedMessage
      id="lastMonths.caption"
      defaultMessage="In the last 12 months you earned {earned} and withdrew {withdrawn}."
      values={{
        earned: <Money value={sum('earned')} />,
        withdrawn: <Money value={sum('withdrawn')} />,
      }}
    />
  );
}

/** Shows what was earned and withdrawn in the last twelve months, in the account's own currency. */
export default function LastMonths() {
  const current = usePayoutYear(getPresentYear());
  const before = usePayoutYear(getYearBefore(current.data));
  return (
    <Loaded
      query={{
        data: before.isLoading ? undefined : current.data,
        error: current.error ?? before.error,
        isLoading: current.isLoading || before.isLoading,
        mutate: () => Promise.all([current.mutate(), before.mutate()]),
      }}
      errorTitle={
        <FormattedMessage
          id="lastMonths.problem"
          defaultMessage="The last 12 months could not be loaded."
        />
      }
      skeleton={<LastMonthsSkeleton />}
    >
      {(year) => {
        const points = toLastMonths(year, before.data, serverNow());
        return (
          <MoneyChart
            points={points}
            currency={year.currency}
            height={plotHeight}
            caption={<Caption points={points} currency={year.currency} />}
            emptyText={
              <FormattedMessage
                id="lastMonths.empty"
                defaultMessage="Nothing in the last 12 months"
              />
            }
          />
        );
      }}
    </Loaded>
  );
}
