import {
  ButtonLink,
  EmptyState,
  Illustration,
  ShortFigure,
  Stack,
  Stat,
  StatGroup,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobYear, PayoutYear } from '../../../contract/schemas/year.ts';
import { getPresentYear, useJobYear, usePayoutYear } from '../../api/year.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { JobsChart } from '../../features/year/JobsChart.tsx';
import { hasNoJobs, hasNoMoney } from '../../features/year/yearFigures.ts';
import { paths } from '../../paths.ts';
import { ThisYearSkeleton } from './ThisYearSkeleton.tsx';

const chartHeight = 180;

function Figures({ jobs, payouts }: { jobs: JobYear; payouts: PayoutYear }) {
  return (
    <StatGroup>
      <Stat
        label={<FormattedMessage id="year.earned" defaultMessage="Earned" />}
        value={<ShortFigure value={payouts.totals.earned} />}
      />
      <Stat
        label={<FormattedMessage id="year.withdrawn" defaultMessage="Withdrawn" />}
        value={<ShortFigure value={payouts.totals.withdrawn} />}
      />
      <Stat
        label={<FormattedMessage id="thisYear.completed" defaultMessage="Completed jobs" />}
        value={<ShortFigure value={jobs.totals.completed} />}
      />
    </StatGroup>
  );
}

function NothingYet() {
  return (
    <EmptyState
      level={3}
      illustration={<Illustration name="money" />}
      title={<FormattedMessage id="thisYear.empty" defaultMessage="Nothing to show yet" />}
    >
      <FormattedMessage
        id="year.empty.new"
        defaultMessage="Connect an account, apply for a job, and get paid: then your figures appear here."
      />
    </EmptyState>
  );
}

/** Shows the figures of this year in brief: three totals, the jobs by month, and a link to the rest. */
export default function ThisYear() {
  const year = getPresentYear();
  const jobs = useJobYear(year);
  const payouts = usePayoutYear(year);
  const data = jobs.data && payouts.data && { jobs: jobs.data, payouts: payouts.data };
  return (
    <Loaded
      query={{
        data,
        error: jobs.error ?? payouts.error,
        isLoading: jobs.isLoading || payouts.isLoading,
        mutate: () => Promise.all([jobs.mutate(), payouts.mutate()]),
      }}
      errorTitle={
        <FormattedMessage
          id="thisYear.problem"
          defaultMessage="The figures of this year could not be loaded."
        />
      }
      skeleton={<ThisYearSkeleton />}
      isEmpty={(both) => hasNoJobs(both.jobs) && hasNoMoney(both.payouts)}
      empty={<NothingYet />}
    >
      {(both) => (
        <Stack gap="lg">
          <Figures {...both} />
          <JobsChart data={both.jobs} height={chartHeight} />
          <ButtonLink href={paths.year} variant="soft" isFullWidth>
            <FormattedMessage id="thisYear.open" defaultMessage="Open year" />
          </ButtonLink>
        </Stack>
      )}
    </Loaded>
  );
}
