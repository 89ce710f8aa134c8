import {
  breakpoints,
  Icon,
  IconButton,
  Inline,
  lazyPart,
  LiveText,
  Text,
  useWindowWidth,
} from '@byline/design-system';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useJobs } from '../../api/jobs.ts';
import { useJobsView, type JobsView } from '../../device/useJobsView.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { NumberedPage } from '../../features/search/NumberedPage.tsx';
import { useLastPage } from '../../features/search/useLastPage.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { JobList, JobsSkeleton, jobsProblem, PagesUpTo } from './JobList.tsx';
import { countMoreFilters, isFiltered, parseJobsFilter } from './jobsFilter.ts';
import { JobsFilters } from './JobsFilters.tsx';

// Loaded only for a filtered list or an empty one.
const StarSearch = lazyPart(() => import('./StarSearch.tsx'));
const ActiveFilters = lazyPart(() => import('./ActiveFilters.tsx'));
const JobsEmptyState = lazyPart(() => import('./JobsEmptyState.tsx'));

function ViewButton({ view, onChange }: { view: JobsView; onChange: (view: JobsView) => void }) {
  const { formatMessage } = useIntl();
  const label =
    view === 'cards'
      ? formatMessage({ id: 'jobs.asRows', defaultMessage: 'Show as rows' })
      : formatMessage({ id: 'jobs.asCards', defaultMessage: 'Show as cards' });
  return (
    <IconButton aria-label={label} onPress={() => onChange(view === 'cards' ? 'rows' : 'cards')}>
      <Icon as={view === 'cards' ? Rows3 : LayoutGrid} size={20} />
    </IconButton>
  );
}

/** Renders the page that lists and filters all jobs. */
export default function JobsPage() {
  const { formatMessage } = useIntl();
  const { params } = useQueryParams();
  const filter = parseJobsFilter(params);
  const { page = 1 } = filter;
  const isNarrow = useWindowWidth((width) => width < breakpoints.sm);
  const hasHiddenFilters = isNarrow ? isFiltered(filter) : countMoreFilters(filter) > 0;
  // On phones, `PagesUpTo` reads the pages after the first.
  const query = useJobs(isNarrow ? { ...filter, page: 1 } : filter);
  useLastPage(query.data?.meta);
  const [view, setView] = useJobsView();
  // False while the page still shows the jobs of the previous filters.
  const isCurrent = !query.isLoading && !query.error;
  const summary = (
    <Inline justify="between" gap="xs">
      <Text isMuted size="sm" as="div">
        <LiveText>
          {isCurrent && query.data && (
            <FormattedMessage {...jobWords.count} values={{ count: query.data.meta.total }} />
          )}
        </LiveText>
      </Text>
      <Inline gap="xs">
        <Suspense>{isFiltered(filter) && <StarSearch />}</Suspense>
        <ViewButton view={view} onChange={setView} />
      </Inline>
    </Inline>
  );
  return (
    // The summary is beside the title, so that more jobs are on the first screen.
    <RoutePage actions={summary}>
      <JobsFilters jobs={query.data} count={isCurrent ? query.data?.meta.total : undefined} />
      {query.data?.data.length !== 0 && hasHiddenFilters && (
        <Suspense>
          <ActiveFilters isDrawerOnly={!isNarrow} />
        </Suspense>
      )}
      <Loaded
        query={query}
        errorTitle={jobsProblem}
        skeleton={<JobsSkeleton view={view} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Suspense>
            <JobsEmptyState isFiltered={isFiltered(filter)} />
          </Suspense>
        }
      >
        {(jobs) =>
          isNarrow ? (
            <PagesUpTo jobs={jobs} filter={filter} page={page} view={view} />
          ) : (
            <NumberedPage
              label={formatMessage({ id: 'jobs.pages', defaultMessage: 'Pages of jobs' })}
              meta={jobs.meta}
            >
              <JobList jobs={jobs} view={view} search={filter.q} />
            </NumberedPage>
          )
        }
      </Loaded>
    </RoutePage>
  );
}
