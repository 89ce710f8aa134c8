import { Card, Grid, ItemList, Skeleton } from '@byline/design-system';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import type { JobsView } from '../../device/useJobsView.ts';
import { JobCard } from '../../features/jobs/JobCard.tsx';
import { getJobRow, jobColumns } from '../../features/jobs/JobRow.tsx';

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
  jobs: readonly JobSummary[];
  view: JobsView;
  /** The text of the search. */
  search: string | undefined;
};

/** Renders jobs as cards or rows. */
export function JobList({ jobs, view, search }: JobListProps) {
  return view === 'rows' ? (
    <Card padding="none">
      <ItemList
        isAligned
        columns={jobColumns}
        items={jobs.map((job) => getJobRow(job, { search }))}
      />
    </Card>
  ) : (
    <Grid as="ul" minColumnWidth={280}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} search={search} />
      ))}
    </Grid>
  );
}
