import {
  Icon,
  IconButton,
  Inline,
  lazyPart,
  ListPage,
  Text,
  useListAddress,
} from '@byline/design-system';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { jobsPageSize } from '../../../contract/rules/jobSearch.ts';
import { useJobs } from '../../api/jobs.ts';
import { toListQuery } from '../../features/requests/toListQuery.ts';
import { useJobsView, type JobsView } from '../../device/useJobsView.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { ShowJobs } from '../../features/jobs/ShowJobs.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { JobList, JobsSkeleton } from './JobList.tsx';
import { jobsParams, toJobsFilter } from './jobsFilter.ts';
import { pageWords } from './pageWords.ts';
import { useJobsFilters } from './useJobsFilters.tsx';

// Loaded only for a filtered list or an empty one.
const StarSearch = lazyPart(() => import('./StarSearch.tsx'));
const NoMatchingJobs = lazyPart(() => import('./NoMatchingJobs.tsx'));
const NoJobs = lazyPart(() => import('./NoJobs.tsx'));

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
  const address = useListAddress(jobsParams);
  const { values, pages } = address;
  const query = useJobs({ ...toJobsFilter(values), pages });
  const [view, setView] = useJobsView();
  const filters = useJobsFilters(address, query.data);
  const inUse = [filters.search, ...filters.filters, filters.more].flatMap(({ chosen }) => chosen);
  const chosen = address.active.flatMap((name) => inUse.filter(({ id }) => id === name));
  // Not while the page still shows the jobs of the previous filters.
  const total = query.isLoading || query.error ? undefined : query.data?.meta.total;
  const summary = (
    <Inline justify="between" gap="xs">
      <Text isMuted size="sm" as="div">
        {total !== undefined && <FormattedMessage {...jobWords.count} values={{ count: total }} />}
      </Text>
      <Inline gap="xs">
        <Suspense>{address.active.length > 0 && <StarSearch chosen={chosen} />}</Suspense>
        <ViewButton view={view} onChange={setView} />
      </Inline>
    </Inline>
  );
  return (
    // The summary is beside the title, so that more jobs are on the first screen.
    <RoutePage actions={summary}>
      <ListPage
        aria-label={formatMessage(pageWords.jobs)}
        address={address}
        query={toListQuery(query)}
        pageSize={jobsPageSize}
        {...filters}
        formatCount={(count) => formatMessage(jobWords.count, { count })}
        renderShow={(count) => <ShowJobs count={count} />}
        errorTitle={<FormattedMessage {...pageWords.problem} />}
        skeleton={<JobsSkeleton view={view} />}
        empty={
          <Suspense>
            <NoJobs />
          </Suspense>
        }
        renderNoMatches={(usedFilters) => (
          <NoMatchingJobs values={values} chosen={chosen} usedFilters={usedFilters} />
        )}
      >
        {(jobs) => <JobList jobs={jobs} view={view} search={values.q} />}
      </ListPage>
    </RoutePage>
  );
}
