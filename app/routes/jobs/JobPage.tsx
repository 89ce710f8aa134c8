import {
  ButtonLink,
  Card,
  EmptyState,
  Inline,
  Skeleton,
  Stack,
  Text,
  TwoColumnLayout,
} from '@byline/design-system';
import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useCachedJob, useJob } from '../../api/jobs.ts';
import { BrandName } from '../../features/jobs/JobCard.tsx';
import { JobPay } from '../../features/jobs/JobPay.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { BrandFacts } from './BrandFacts.tsx';
import { JobAction } from './JobAction.tsx';
import { JobTabs } from './JobTabs.tsx';
import { JobTimeline } from './JobTimeline.tsx';
import { KeyDates } from './KeyDates.tsx';
import { Requirements } from './Requirements.tsx';

function JobSkeleton() {
  return (
    <TwoColumnLayout
      asideOnNarrow="before"
      aside={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      <Card>
        <Skeleton lines={10} />
      </Card>
    </TwoColumnLayout>
  );
}

function Sidebar({ job }: { job: JobDetail }) {
  return (
    <Stack gap="md">
      <Card title={<FormattedMessage id="job.action.title" defaultMessage="Your next step" />}>
        <JobAction job={job} />
      </Card>
      {job.application && (
        <Card title={<FormattedMessage id="job.timeline.title" defaultMessage="Timeline" />}>
          <JobTimeline job={job} />
        </Card>
      )}
      <Card title={<FormattedMessage id="job.requirements" defaultMessage="Requirements" />}>
        <Requirements requirements={job.requirements} />
      </Card>
      <Card title={<FormattedMessage id="job.brand" defaultMessage="About the brand" />}>
        <BrandFacts brand={job.brand} />
      </Card>
    </Stack>
  );
}

// For jobs that do not exist or that the user may not see.
function JobNotFound() {
  return (
    <RoutePage>
      <EmptyState
        icon={SearchX}
        title={<FormattedMessage id="job.gone.title" defaultMessage="Job not found" />}
        action={
          <ButtonLink href={paths.jobs}>
            <FormattedMessage id="job.gone.action" defaultMessage="Browse jobs" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="job.gone.text"
          defaultMessage="It may have been removed, or you may not have access. Your own jobs are under My jobs."
        />
      </EmptyState>
    </RoutePage>
  );
}

/** Renders the page of one job: brief, tasks and terms, requirements, brand, and the user’s next action and timeline. */
export default function JobPage() {
  const { id = '' } = useParams();
  const query = useJob(id);
  const cached = useCachedJob(id);
  const summary = query.data ?? cached;
  if (isApiError(query.error, 404)) return <JobNotFound />;
  return (
    <RoutePage
      title={summary ? <bdi>{summary.title}</bdi> : undefined}
      intro={
        summary && (
          <Inline gap="md" as="span">
            <BrandName brand={summary.brand} />
            <Text as="span" weight="semibold">
              <JobPay pay={summary.pay} />
            </Text>
          </Inline>
        )
      }
    >
      {summary && <KeyDates job={summary} />}
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="job.problem" defaultMessage="The job could not be loaded." />
        }
        skeleton={<JobSkeleton />}
      >
        {(job) => (
          <TwoColumnLayout aside={<Sidebar job={job} />} asideOnNarrow="before">
            <JobTabs job={job} />
          </TwoColumnLayout>
        )}
      </Loaded>
    </RoutePage>
  );
}
