import {
  Card,
  Grid,
  Icon,
  IconButton,
  Inline,
  ItemList,
  Pagination,
  safeLocalStorage,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Jobs } from '../../../server/contract/jobs.ts';
import { useJobs } from '../../api/jobs.ts';
import { getJobRow, JobCard } from '../../features/jobs/JobCard.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useLastPage } from '../../features/search/useLastPage.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { isFiltered, parseJobsFilter } from './jobsFilter.ts';
import { JobsFilters } from './JobsFilters.tsx';

// Not on the first view of the page.
const StarSearch = lazy(() =>
  import('./StarSearch.tsx').then((module) => ({ default: module.StarSearch })),
);
const JobsEmptyState = lazy(() => import('./JobsEmptyState.tsx'));

/** How the list of jobs is shown; the device remembers it. */
type View = 'cards' | 'rows';

const viewKey = 'jobsView';

function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>(() =>
    safeLocalStorage.read(viewKey) === 'rows' ? 'rows' : 'cards',
  );
  const change = (next: View) => {
    safeLocalStorage.write(viewKey, next);
    setView(next);
  };
  return [view, change];
}

function ViewButton({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { formatMessage } = useIntl();
  const label =
    view === 'cards'
      ? formatMessage({ id: 'jobs.asRows', defaultMessage: 'Show as rows' })
      : formatMessage({ id: 'jobs.asCards', defaultMessage: 'Show as cards' });
  return (
    <IconButton label={label} onPress={() => onChange(view === 'cards' ? 'rows' : 'cards')}>
      <Icon as={view === 'cards' ? Rows3 : LayoutGrid} size={20} />
    </IconButton>
  );
}

function JobsSkeleton({ view }: { view: View }) {
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
  const { formatMessage } = useIntl();
  const { getHref } = useQueryParams();
  const { page, pages } = jobs.meta;
  return (
    <Stack gap="lg">
      {view === 'rows' ? (
        <Card padding="sm">
          <ItemList items={jobs.data.map(getJobRow)} />
        </Card>
      ) : (
        <Grid as="ul" minColumn={280}>
          {jobs.data.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </Grid>
      )}
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
  useLastPage(query.data?.meta);
  const [view, setView] = useView();
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
        <Inline gap="xs">
          <Suspense>{isFiltered(filter) && <StarSearch filter={filter} />}</Suspense>
          <ViewButton view={view} onChange={setView} />
        </Inline>
      </Inline>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="jobs.problem" defaultMessage="The jobs could not be loaded." />
        }
        skeleton={<JobsSkeleton view={view} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Suspense>
            <JobsEmptyState isFiltered={isFiltered(filter)} />
          </Suspense>
        }
      >
        {(jobs) => <JobList jobs={jobs} view={view} />}
      </Loaded>
    </RoutePage>
  );
}
