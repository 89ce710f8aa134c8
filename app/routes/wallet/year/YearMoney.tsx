import { Card, Grid, Money, Stack, Stat, StatGroup, Text } from '@byline/design-system';
import { Ranking } from '@byline/design-system/charts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PayoutYear } from '../../../../contract/schemas/year.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { useWallets } from '../../../api/wallet.ts';
import { exportWords } from '../../../features/export/exportWords.ts';
import { MoneyChart } from '../../../features/year/MoneyChart.tsx';
import { YearComparison } from '../../../features/year/YearComparison.tsx';
import { compareYears, hasReturns } from '../../../features/year/yearFigures.ts';
import { yearWords } from '../../../features/year/yearWords.ts';
import { pageWords } from './pageWords.ts';

type YearMoneyProps = {
  data: PayoutYear;
  /** The previous year in the same currency, if it has a summary. */
  before: PayoutYear | undefined;
};

function Withdrawn({ data }: { data: PayoutYear }) {
  const { withdrawn } = data.totals;
  if (withdrawn.amount < 0) {
    return (
      <Stat
        label={<FormattedMessage {...yearWords.returned} />}
        value={<Money value={{ ...withdrawn, amount: -withdrawn.amount }} />}
        description={
          <FormattedMessage id="year.returnedHint" defaultMessage="Back from your bank" />
        }
      />
    );
  }
  return (
    <Stat
      label={<FormattedMessage {...yearWords.withdrawn} />}
      value={<Money value={withdrawn} />}
      description={
        withdrawn.amount > 0 &&
        (hasReturns(data) ? (
          <FormattedMessage
            id="year.withdrawnHint.returned"
            defaultMessage="Sent to your bank or requested, less what came back"
          />
        ) : (
          <FormattedMessage
            id="year.withdrawnHint"
            defaultMessage="Sent to your bank or requested"
          />
        ))
      }
    />
  );
}

/** Shows what was earned in all years. */
function Lifetime({ currency }: { currency: string }) {
  const { data } = useWallets();
  const wallet = data?.wallets.find((one) => one.currency === currency);
  return (
    wallet && (
      <Stat
        label={<FormattedMessage id="wallet.lifetime" defaultMessage="Lifetime earnings" />}
        value={<Money value={wallet.lifetime_earned} />}
      />
    )
  );
}

function Totals({ data, before }: YearMoneyProps) {
  const { totals, year, currency } = data;
  // While a year or currency loads, `data` and `before` may still be of different requests.
  const hasBefore = before?.year === year - 1 && before.currency === currency;
  const earned = ({ earned: money }: PayoutYear['months'][number]) => money.amount;
  return (
    <StatGroup>
      <Stat
        size="lg"
        label={<FormattedMessage {...yearWords.earned} />}
        value={<Money value={totals.earned} />}
        description={
          hasBefore && (
            <YearComparison
              {...compareYears(data, before, earned, serverNow())}
              format={(amount) => <Money value={{ amount, currency }} />}
            />
          )
        }
      />
      {totals.fees.amount !== 0 && (
        <Stat
          label={<FormattedMessage {...pageWords.fees} />}
          value={<Money value={totals.fees} />}
          description={
            <FormattedMessage id="year.feesHint" defaultMessage="Of jobs and withdrawals" />
          }
        />
      )}
      {totals.adjustments.amount !== 0 && (
        <Stat
          label={<FormattedMessage {...pageWords.adjustments} />}
          value={<Money value={totals.adjustments} />}
        />
      )}
      <Withdrawn data={data} />
      <Lifetime currency={currency} />
    </StatGroup>
  );
}

function Balances({ data: { opening, closing } }: { data: PayoutYear }) {
  return (
    <Text isMuted size="sm">
      <FormattedMessage
        id="year.balances"
        defaultMessage="Opening balance {opening}, closing balance {closing}"
        values={{ opening: <Money value={opening} />, closing: <Money value={closing} /> }}
      />
    </Text>
  );
}

function ChartCaption({ data: { year, totals } }: { data: PayoutYear }) {
  const { earned, withdrawn } = totals;
  const values = { year: String(year), earned: <Money value={earned} /> };
  if (withdrawn.amount < 0) {
    const returned = <Money value={{ ...withdrawn, amount: -withdrawn.amount }} />;
    return (
      <FormattedMessage
        id="year.moneyChart.caption.returned"
        defaultMessage="In {year} you earned {earned}, and {returned} came back from your bank."
        values={{ ...values, returned }}
      />
    );
  }
  return (
    <FormattedMessage
      id="year.moneyChart.caption"
      defaultMessage="In {year} you earned {earned} and withdrew {withdrawn}."
      values={{ ...values, withdrawn: <Money value={withdrawn} /> }}
    />
  );
}

/** The number of brands that the ranking beside the chart shows at first. */
const shownBrands = 6;
/** The height of a brand in the ranking, in px. */
const brandHeight = 56;
const minChartHeight = 256;

// Returns the height of the ranking, in px.
function getChartHeight(brandCount: number): number {
  return Math.max(minChartHeight, Math.min(brandCount, shownBrands) * brandHeight);
}

/** Shows the money of a year: totals, earned and withdrawn by month, and earned by brand. */
export function YearMoney({ data, before }: YearMoneyProps) {
  const { formatMessage } = useIntl();
  const { by_brand: brands, currency, year, totals } = data;
  const [first] = brands;
  return (
    <Card
      title={
        <FormattedMessage
          id="year.money"
          defaultMessage="Money in {year}"
          values={{ year: String(year) }}
        />
      }
    >
      <Stack gap="xl">
        <Totals data={data} before={before} />
        <Grid minColumnWidth={320} gap="xl" isFullWidth>
          <MoneyChart
            data={data}
            height={getChartHeight(brands.length)}
            description={<ChartCaption data={data} />}
            empty={<FormattedMessage {...yearWords.empty} values={{ year: String(year) }} />}
          />
          <Ranking
            title={formatMessage({ id: 'year.byBrand', defaultMessage: 'Earned by brand' })}
            description={
              first &&
              totals.earned.amount > 0 && (
                <FormattedMessage
                  id="year.byBrand.caption"
                  defaultMessage="{brand} paid you most."
                  values={{ brand: <bdi>{first.brand}</bdi> }}
                />
              )
            }
            items={brands.map(({ brand, earned }) => ({
              id: brand,
              label: <bdi>{brand}</bdi>,
              value: earned.amount,
            }))}
            labelHeader={<FormattedMessage {...exportWords.csvBrand} />}
            valueHeader={<FormattedMessage {...yearWords.earned} />}
            currency={currency}
          />
        </Grid>
        <Balances data={data} />
      </Stack>
    </Card>
  );
}
