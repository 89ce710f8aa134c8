import { Skeleton, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { useJobYear, usePayoutYear } from '../../api/year.ts';
import { HiddenUntilLoaded } from '../../features/requests/HiddenUntilLoaded.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { hasNoJobs, hasNoMoney } from '../../features/year/yearFigures.ts';
import { EmptyYear, UnknownYear } from './EmptyYear.tsx';
import { parseYearAddress } from './yearAddress.ts';
import { YearControls } from './YearControls.tsx';
import { YearJobs } from './YearJobs.tsx';
import { YearMoney } from './YearMoney.tsx';
import { YearStatement } from './YearStatement.tsx';

/** Shows the money and the jobs of one year, with charts, or a statement of it. */
export default function YearTab() {
  const { params } = useQueryParams();
  const { year, currency, statement } = parseYearAddress(params);
  const jobs = useJobYear(year);
  const payouts = usePayoutYear(year, currency);
  if (isApiError(jobs.error, 404)) return <UnknownYear year={year} />;
  if (statement !== null) {
    return <YearStatement year={year} month={statement} currency={currency} />;
  }
  const isEmpty =
    jobs.data?.year === year &&
    payouts.data?.year === year &&
    hasNoJobs(jobs.data) &&
    hasNoMoney(payouts.data);
  return (
    <Stack gap="lg">
      <YearControls year={year} jobs={jobs.data} payouts={payouts.data} isEmpty={isEmpty} />
      {isEmpty ? (
        <EmptyYear year={year} years={jobs.data?.years ?? []} />
      ) : (
        <>
          <Loaded
            query={payouts}
            errorTitle={
              <FormattedMessage
                id="year.money.problem"
                defaultMessage="The money of the year could not be loaded."
              />
            }
            skeleton={<Skeleton shape="block" height={420} />}
          >
            {(data) => <YearMoney data={data} />}
          </Loaded>
          <HiddenUntilLoaded above={[payouts]}>
            <Loaded
              query={jobs}
              errorTitle={
                <FormattedMessage
                  id="year.jobs.problem"
                  defaultMessage="The jobs of the year could not be loaded."
                />
              }
              skeleton={<Skeleton shape="block" height={420} />}
            >
              {(data) => <YearJobs data={data} />}
            </Loaded>
          </HiddenUntilLoaded>
        </>
      )}
    </Stack>
  );
}
