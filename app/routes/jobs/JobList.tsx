import {
  Button,
  Card,
  Grid,
  ItemList,
  Pagination,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Jobs } from '../../../server/contract/jobs.ts';
import { useJobs, type JobsFilter } from '../../api/jobs.ts';
import { getJobRow, JobCard } from '../../features/jobs/JobCard.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';

/** How the list of jobs is shown; the device remembers it. */
export type View = 'cards' | 'rows';

/** Renders the placeholder of a list of jobs. */
export function JobsSkeleton({ view }: { view: View }) {
  if (view === 'rows') {
    return (
      <Card>
        <Skeleton lines={12} />
      </Card>
    );
  }
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

function JobList({ jobs, view }: { jobs: Jobs; view: View }) {
  return view === 'rows' ? (
    <Card padding="sm">
      <ItemList items={jobs.data.map(getJobRow)} />
    </Card>
  ) : (
    <Grid as="ul" minColumn={280}>
      {jobs.data.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Grid>
  );
}

/** What failed if the jobs could not be loaded. */
export const jobsProblem = (
  <FormattedMessage id="jobs.problem" defaultMessage="The jobs could not be loaded." />
);

function PageOfJobs({ filter, view }: { filter: JobsFilter; view: View }) {
  return (
    <Loaded
      query={useJobs(filter)}
      errorTitle={jobsProblem}
      skeleton={<JobsSkeleton view={view} />}
    >
      {(jobs) => <JobList jobs={jobs} view={view} />}
    </Loaded>
  );
}

type PagesProps = {
  /** Any page of the list. */
  jobs: Jobs;
  filter: JobsFilter;
  page: number;
  view: View;
};

/** Shows all pages up to one, with a button that adds the next. */
export function PagesUpTo({ jobs: { meta }, filter, page, view }: PagesProps) {
  const { change } = useQueryParams();
  const shown = Math.min(page * meta.per_page, meta.total);
  return (
    <Stack gap="md">
      {Array.from({ length: Math.min(page, meta.pages) }, (_, index) => (
        <PageOfJobs key={index} filter={{ ...filter, page: index + 1 }} view={view} />
      ))}
      {meta.pages > 1 && (
        <Stack gap="sm" align="center">
          <Text tone="muted" size="sm" as="div">
            <span role="status">
              <FormattedMessage
                id="jobs.shown"
                defaultMessage="{shown} of {total} jobs shown"
                values={{ shown, total: meta.total }}
              />
            </span>
          </Text>
          {shown < meta.total && (
            <Button
              variant="outline"
              isFullWidth
              onPress={() => change({ page: String(page + 1) }, { replace: true })}
            >
              <FormattedMessage id="jobs.more" defaultMessage="Load more" />
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** Shows one page, with links to the others. */
export function NumberedPage({ jobs, view }: Pick<PagesProps, 'jobs' | 'view'>) {
  const { formatMessage } = useIntl();
  const { getHref } = useQueryParams();
  const { page, pages } = jobs.meta;
  return (
    <Stack gap="lg">
      <JobList jobs={jobs} view={view} />
      <Pagination
        label={formatMessage({ id: 'jobs.pages', defaultMessage: 'Pages of jobs' })}
        page={page}
        pages={pages}
        getHref={(target) => getHref({ page: target === 1 ? null : String(target) })}
      />
    </Stack>
  );
}
