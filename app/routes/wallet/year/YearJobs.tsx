import { Card, Grid, Stack, Stat, StatGroup } from '@byline/design-system';
import { PlatformName } from '@byline/design-system/portal';
import { Ranking } from '@byline/design-system/charts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { JobYear } from '../../../../contract/schemas/year.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { JobsChart } from '../../../features/year/JobsChart.tsx';
import { YearComparison } from '../../../features/year/YearComparison.tsx';
import { compareYears } from '../../../features/year/yearFigures.ts';
import { yearWords } from '../../../features/year/yearWords.ts';
import { pageWords } from './pageWords.ts';

type YearJobsProps = {
  data: JobYear;
  /** The previous year, if it has a summary. */
  before: JobYear | undefined;
};

function Figures({ data, before }: YearJobsProps) {
  const { totals, year, steps } = data;
  const decided = totals.accepted + totals.declined;
  // While a year loads, `data` and `before` may still be of different requests.
  const hasBefore = before?.year === year - 1;
  const completed = (month: JobYear['months'][number]) => month.completed;
  return (
    <StatGroup>
      <Stat
        size="lg"
        label={<FormattedMessage {...yearWords.completed} />}
        value={<FormattedNumber value={totals.completed} />}
        description={
          hasBefore && (
            <YearComparison
              {...compareYears(data, before, completed, serverNow())}
              format={(figure) => <FormattedNumber value={figure} />}
            />
          )
        }
      />
      <Stat
        label={<FormattedMessage {...yearWords.applied} />}
        value={<FormattedNumber value={totals.applied} />}
      />
      <Stat
        label={<FormattedMessage {...pageWords.accepted} />}
        value={<FormattedNumber value={totals.accepted} />}
        description={
          decided > 0 && (
            <FormattedMessage
              id="year.ofDecided"
              defaultMessage="of {count, number} decided"
              values={{ count: decided }}
            />
          )
        }
      />
      <Stat
        label={<FormattedMessage {...pageWords.declined} />}
        value={<FormattedNumber value={totals.declined} />}
      />
      <Stat
        label={<FormattedMessage id="year.onTime" defaultMessage="On time" />}
        value={<FormattedNumber value={steps.in_time} />}
        description={
          <FormattedMessage
            id="year.ofSteps"
            defaultMessage="of {count, plural, one {# step} other {# steps}} due"
            values={{ count: steps.due }}
          />
        }
      />
    </StatGroup>
  );
}

/** Shows the jobs of a year: totals and rates, jobs by month and by platform. */
export function YearJobs({ data, before }: YearJobsProps) {
  const { formatMessage } = useIntl();
  return (
    <Card
      title={
        <FormattedMessage
          id="year.jobs"
          defaultMessage="Jobs in {year}"
          values={{ year: String(data.year) }}
        />
      }
    >
      <Stack gap="xl">
        <Figures data={data} before={before} />
        <Grid minColumnWidth={320} gap="xl" isFullWidth>
          <JobsChart data={data} />
          <Ranking
            title={formatMessage({
              id: 'year.byPlatform',
              defaultMessage: 'Completed by platform',
            })}
            items={data.by_platform.map(({ platform, completed }) => ({
              id: platform,
              label: <PlatformName platform={platform} />,
              value: completed,
            }))}
            labelHeader={<FormattedMessage id="year.platform" defaultMessage="Platform" />}
            valueHeader={<FormattedMessage {...yearWords.completed} />}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
