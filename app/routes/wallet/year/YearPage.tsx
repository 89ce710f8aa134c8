import {
  Card,
  Grid,
  Inline,
  Loaded,
  type Query,
  Skeleton,
  Stack,
  useQueryParams,
  HiddenUntilLoaded,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../../../api/ApiError.ts';
import { getYearBefore, useJobYear, usePayoutYear } from '../../../api/year.ts';
import { ZoneNote } from '../../../features/profile/ZoneNote.tsx';
import { hasNoJobs, hasNoMoney } from '../../../features/year/yearFigures.ts';
import { EmptyYear, UnknownYear } from './EmptyYear.tsx';
import { parseYearAddress } from './yearAddress.ts';
import { YearControls } from './YearControls.tsx';
import { YearJobs } from './YearJobs.tsx';
import { YearMoney } from './YearMoney.tsx';
import { YearStatement } from './YearStatement.tsx';

// Returns a query without data until the previous year has loaded too, because the lines of the comparison would move the content below.
function withComparison<Data>(query: Query<Data>, before: Query<Data>): Query<Data> {
  const isWaiting = before.isLoading && before.data === undefined;
  return isWaiting ? { ...query, data: undefined } : query;
}

// Placeholders for the title, the figures, and the headings of a chart and a ranking.
const skeleton = (
  <Card>
    <Stack gap="xl">
      <Skeleton width={160} />
      <Inline gap="xl">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} lines={2} width={132} />
        ))}
      </Inline>
      <Grid minColumnWidth={320} gap="xl">
        <Skeleton lines={10} />
        <Skeleton lines={10} />
      </Grid>
    </Stack>
  </Card>
);

/** Shows the money and the jobs of one year, with charts, or a statement of the year. */
export default function YearPage() {
  const { params } = useQueryParams();
  const { year, currency, statement } = parseYearAddress(params);
  const jobs = useJobYear(year);
  const jobsBefore = useJobYear(getYearBefore(jobs.data));
  const payouts = usePayoutYear(year, currency);
  const payoutsBefore = usePayoutYear(getYearBefore(payouts.data), currency);
  if (isApiError(jobs.error, 404)) return <UnknownYear year={year} />;
  if (statement !== null) {
    return <YearStatement year={year} month={statement} currency={currency} />;
  }
  // While a year loads, the data are still of the year that was shown before.
  const isEmpty =
    jobs.data?.year === year &&
    payouts.data?.year === year &&
    hasNoJobs(jobs.data) &&
    hasNoMoney(payouts.data);
  const moneyQuery = withComparison(payouts, payoutsBefore);
  return (
    <Stack gap="lg">
      <YearControls year={year} jobs={jobs.data} payouts={payouts.data} isEmpty={isEmpty} />
      {!isEmpty && <ZoneNote />}
      {isEmpty ? (
        <EmptyYear year={year} years={jobs.data?.years ?? []} />
      ) : (
        <>
          <Loaded
            query={moneyQuery}
            errorTitle={
              <FormattedMessage
                id="year.money.problem"
                defaultMessage="The money of the year could not be loaded."
              />
            }
            skeleton={skeleton}
          >
            {(data) => <YearMoney data={data} before={payoutsBefore.data} />}
          </Loaded>
          <HiddenUntilLoaded above={[moneyQuery]}>
            <Loaded
              query={withComparison(jobs, jobsBefore)}
              errorTitle={
                <FormattedMessage
                  id="year.jobs.problem"
                  defaultMessage="The jobs of the year could not be loaded."
                />
              }
              skeleton={skeleton}
            >
              {(data) => <YearJobs data={data} before={jobsBefore.data} />}
            </Loaded>
          </HiddenUntilLoaded>
        </>
      )}
    </Stack>
  );
}
