import {
  Button,
  Card,
  Grid,
  ItemList,
  LiveText,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import { useJobs, type JobsFilter } from '../../api/jobs.ts';
import type { JobsView } from '../../device/useJobsView.ts';
import { JobCard } from '../../features/jobs/JobCard.tsx';
import { getJobRow, jobColumns } from '../../features/jobs/JobRow.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { pageWords } from './pageWords.ts';

/** Renders the placeholder of a list of jobs. */
export function JobsSkeleton({ view }: { view: JobsView }) {
  if (view === 'rows') {
    return (
      <Card padding="none">
        <Skeleton shape="rows" lines={12} />
      </Card>
    );
  }
  return (
    <Grid minColumnWidth={280}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Card key={number}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </Grid>
  );
}

type JobListProps = {
  jobs: Jobs;
  view: JobsView;
  /** The text of the search. */
  search: string | undefined;
  /**
   * Whether the list continues a previous page, whose column headings also apply here.
   * @default false
   */
  isContinued?: boolean;
};

/** Renders jobs as cards or rows. */
export function JobList({ jobs, view, search, isContinued = false }: JobListProps) {
  return view === 'rows' ? (
    <Card padding="none">
      <ItemList
        isAligned
        columns={jobColumns}
        isHeaderHidden={isContinued}
        items={jobs.data.map((job) => getJobRow(job, { search }))}
      />
    </Card>
  ) : (
    <Grid as="ul" minColumnWidth={280}>
      {jobs.data.map((job) => (
        <JobCard key={job.id} job={job} search={search} />
      ))}
    </Grid>
  );
}

/** What failed if the jobs could not be loaded. */
export const jobsProblem = <FormattedMessage {...pageWords.problem} />;

type PageOfJobsProps = {
  filter: JobsFilter;
  view: JobsView;
  /** Whether the first job gets the focus when it is shown. */
  isFocused: boolean;
};

function PageOfJobs({ filter, view, isFocused }: PageOfJobsProps) {
  const query = useJobs(filter);
  const container = useRef<HTMLDivElement>(null);
  const isShown = query.data !== undefined;
  useEffect(() => {
    if (isFocused && isShown) container.current?.querySelector('a')?.focus();
  }, [isFocused, isShown]);
  return (
    <div ref={container}>
      <Loaded query={query} errorTitle={jobsProblem} skeleton={<JobsSkeleton view={view} />}>
        {(jobs) => <JobList jobs={jobs} view={view} search={filter.q} isContinued />}
      </Loaded>
    </div>
  );
}

type PagesProps = {
  /** The first page of the list. */
  jobs: Jobs;
  filter: JobsFilter;
  page: number;
  view: JobsView;
};

/** Shows the jobs of all pages up to `page`, with a button that adds the next page. */
export function PagesUpTo({ jobs, filter, page, view }: PagesProps) {
  const { change } = useQueryParams();
  const [addedPage, setAddedPage] = useState<number | null>(null);
  const { per_page: size, pages, total } = jobs.meta;
  const count = Math.min(page, pages);
  const lastQuery = useJobs({ ...filter, page: count });
  // While a page loads, the query still has the data of the previous page (`keepPreviousData`).
  const isComplete = lastQuery.data?.meta.page === count;
  const shownCount = Math.min((isComplete ? count : count - 1) * size, total);
  const addPage = () => {
    setAddedPage(count + 1);
    change({ page: String(count + 1) }, { replace: true });
  };
  return (
    <Stack gap="md">
      <JobList jobs={jobs} view={view} search={filter.q} />
      {Array.from({ length: Math.max(count - 1, 0) }, (_, index) => index + 2).map((number) => (
        <PageOfJobs
          key={number}
          filter={{ ...filter, page: number }}
          view={view}
          isFocused={number === addedPage}
        />
      ))}
      {pages > 1 && (
        <Stack gap="sm" align="center">
          <Text isMuted size="sm" as="div">
            <LiveText>
              <FormattedMessage
                id="jobs.shown"
                defaultMessage="{shown} of {total} jobs shown"
                values={{ shown: shownCount, total }}
              />
            </LiveText>
          </Text>
          {/* After a failed load there is no button here: the page itself has one to try again. */}
          {shownCount < total && (isComplete || lastQuery.isLoading) && (
            <Button variant="soft" isFullWidth isPending={lastQuery.isLoading} onPress={addPage}>
              <FormattedMessage id="jobs.more" defaultMessage="Load more" />
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
