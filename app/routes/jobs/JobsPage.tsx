import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Pagination,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { SearchX } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Jobs } from '../../../server/contract/jobs.ts';
import { useJobs } from '../../api/jobs.ts';
import { JobCard } from '../../features/jobs/JobCard.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { isFiltered, parseJobsFilter } from './jobsFilter.ts';
import { JobsFilters } from './JobsFilters.tsx';

function CardSkeletons() {
  return (
    <Grid minColumn={280}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Card key={number}>
          <Stack gap="sm">
            <Skeleton width="70%" />
            <Skeleton lines={3} />
          </Stack>
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

function JobsEmptyState({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title={<FormattedMessage id="jobs.none" defaultMessage="No jobs right now" />}>
        <FormattedMessage
          id="jobs.noneText"
          defaultMessage="New jobs are added most days. Check back tomorrow."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={<FormattedMessage id="jobs.noMatch" defaultMessage="No jobs match these filters" />}
      action={
        <ButtonLink href={paths.jobs} variant="outline">
          <FormattedMessage id="jobs.clear" defaultMessage="Clear all filters" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="jobs.noMatchText"
        defaultMessage="Try another search, or remove a filter."
      />
    </EmptyState>
  );
}

/** Renders the page that lists and filters all jobs. */
export default function JobsPage() {
  const { params } = useQueryParams();
  const filter = parseJobsFilter(params);
  const query = useJobs(filter);
  return (
    <RoutePage>
      <JobsFilters facets={query.data?.facets.platform} />
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
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="jobs.problem" defaultMessage="The jobs could not be loaded." />
        }
        skeleton={<CardSkeletons />}
        isEmpty={({ data }) => data.length === 0}
        empty={<JobsEmptyState isFiltered={isFiltered(filter)} />}
      >
        {(jobs) => <JobList jobs={jobs} />}
      </Loaded>
    </RoutePage>
  );
}
