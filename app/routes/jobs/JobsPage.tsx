import { Card, Grid, Inline, Pagination, Skeleton, Stack, Text } from '@byline/design-system';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Jobs } from '../../../server/contract/jobs.ts';
import { useJobs } from '../../api/jobs.ts';
import { JobCard } from '../../features/jobs/JobCard.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { isFiltered, parseJobsFilter } from './jobsFilter.ts';
import { JobsFilters } from './JobsFilters.tsx';

// Not on the first view of the page.
const StarSearch = lazy(() =>
  import('./StarSearch.tsx').then((module) => ({ default: module.StarSearch })),
);
const JobsEmptyState = lazy(() => import('./JobsEmptyState.tsx'));

function CardSkeletons() {
  return (
    <Grid minColumn={280}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Card key={number} media={<Skeleton shape="block" height={104} />}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </Grid>
  );
}

function JobList({ jobs }: { jobs: Jobs }) {
  const { formatMessage } = useIntl();
  const { getHref } = useQueryParams();
  const { page, pages } = jobs.meta;
  return (
    <Stack gap="lg">
      <Grid as="ul" minColumn={280}>
        {jobs.data.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Grid>
      <Pagination
        label={formatMessage({ id: 'jobs.pages', defaultMessage: 'Pages of jobs' })}
        page={page}
        pages={pages}
        getHref={(target) => getHref({ page: target === 1 ? null : String(target) })}
      />
    </Stack>
  );
}

/** Renders the page that lists and filters all jobs. */
export default function JobsPage() {
  const { params } = useQueryParams();
  const filter = parseJobsFilter(params);
  const query = useJobs(filter);
  return (
    <RoutePage>
      <JobsFilters jobs={query.data} />
      <Inline justify="between">
        <Text tone="muted" size="sm" as="div">
          <span role="status">
            {query.data && (
              <FormattedMessage
                id="jobs.count"
                defaultMessage="{count, plural, =0 {No jobs} one {# job} other {# jobs}}"
                values={{ count: query.data.meta.total }}
              />
            )}
          </span>
        </Text>
        <Suspense>{isFiltered(filter) && <StarSearch filter={filter} />}</Suspense>
      </Inline>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="jobs.problem" defaultMessage="The jobs could not be loaded." />
        }
        skeleton={<CardSkeletons />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Suspense>
            <JobsEmptyState isFiltered={isFiltered(filter)} />
          </Suspense>
        }
      >
        {(jobs) => <JobList jobs={jobs} />}
      </Loaded>
    </RoutePage>
  );
}
