import {
  breakpoints,
  ButtonLink,
  Card,
  EmptyState,
  Illustration,
  Inline,
  lazyPart,
  Loaded,
  Skeleton,
  Stack,
  TwoColumnLayout,
  useQueryParams,
  useWindowWidth,
} from '@byline/design-system';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { everAcceptedStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useCachedJob, useJob } from '../../api/jobs.ts';
import { BrandName } from '../../features/jobs/JobCard.tsx';
import { PublishedWork } from '../../features/jobs/JobWork.tsx';
import { PaymentNotes } from '../../features/cases/PaymentNotes.tsx';
import { GoodNews } from '../../features/jobs/GoodNews.tsx';
import { JobDateline } from '../../features/jobs/JobDateline.tsx';
import { RequestedChanges } from '../../features/jobs/RequestedChanges.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { BrandFacts } from './BrandFacts.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { isDiscussionOpen, JobTabs } from './JobTabs.tsx';
import { PayAndAction } from './PayAndAction.tsx';
import { JobTimeline } from './JobTimeline.tsx';
import { ProductPart } from './ProductPart.tsx';
import { Requirements } from './Requirements.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useApplicationNews } from './useApplicationNews.ts';
import { BrandText, toLang } from '../../features/jobs/BrandText.tsx';

const Versions = lazyPart(async () => ({
  default: (await import('../../features/jobs/Versions.tsx')).Versions,
}));

function useIsPhone(): boolean {
  return useWindowWidth((width) => width < breakpoints.md);
}

// On phones the dates are a tall list, and would push the brief of an open job off the first screen. Users who work on the job know its
// brief, and need the dates first.
function getDatesPosition({ application }: JobDetail, isPhone: boolean): 'top' | 'lead' | 'aside' {
  if (!isPhone) return 'top';
  return application?.state === 'accepted' ? 'lead' : 'aside';
}

function JobSkeleton({ summary }: { summary: JobSummary | undefined }) {
  const isPhone = useIsPhone();
  return (
    <Stack gap="lg">
      {!isPhone && (
        <Card>
          {summary ? <JobDateline job={summary} dates={summary.dates} /> : <Skeleton lines={4} />}
        </Card>
      )}
      <TwoColumnLayout
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
    </Stack>
  );
}

// Returns whether to suggest other jobs: the application was declined, expired or was removed, or there is none and the job is not open.
function needsOtherJobs({ application, state }: JobDetail): boolean {
  if (application) return ['declined', 'expired', 'removed'].includes(application.state);
  return state !== 'open';
}

function Sidebar({ job, dates }: { job: JobDetail; dates: ReactNode }) {
  // Accepted users met the requirements when they applied. Later figures of their accounts change nothing.
  const wasAccepted = job.application && everAcceptedStates.includes(job.application.state);
  return (
    <Stack gap="lg">
      {dates}
      {needsOtherJobs(job) && <SimilarJobs job={job} />}
      {!wasAccepted && (
        <Card title={<FormattedMessage id="job.requirements" defaultMessage="Requirements" />}>
          <Requirements requirements={job.requirements} />
        </Card>
      )}
      <Card title={<FormattedMessage id="job.brand" defaultMessage="About the brand" />}>
        <BrandFacts brand={job.brand} />
      </Card>
      {job.application && <JobTimeline job={job} />}
    </Stack>
  );
}

// Shows the submitted versions with all comments after the work has ended.
function EndedWork({ job }: { job: JobDetail }) {
  const { application, submissions, tasks, language } = job;
  if (!application || application.state === 'accepted' || submissions.length === 0) return null;
  return (
    <Suspense>
      <Versions history={submissions} tasks={tasks} language={language} />
    </Suspense>
  );
}

// Renders the page of a job that does not exist or that the user may not see.
function JobNotFound() {
  return (
    <RoutePage>
      <EmptyState
        illustration={<Illustration name="notFound" />}
        title={<FormattedMessage id="job.gone.title" defaultMessage="Job not found" />}
        actions={
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

// The conversation fills the window below the tabs; the next step is beside it where there is room.
function DiscussionView({ job }: { job: JobDetail }) {
  const hasAside = useWindowWidth((width) => width >= breakpoints.lg);
  const tabs = <JobTabs job={job} />;
  return hasAside ? (
    <TwoColumnLayout aside={<PayAndAction job={job} isBesideDiscussion />}>{tabs}</TwoColumnLayout>
  ) : (
    tabs
  );
}

function JobOverview({ job }: { job: JobDetail }) {
  const position = getDatesPosition(job, useIsPhone());
  const dates = (
    <Card>
      <JobDateline job={job} dates={job.dates} />
    </Card>
  );
  return (
    <Stack gap="lg">
      <GoodNews job={job} />
      {job.application?.state === 'accepted' &&
        job.tasks.map((task) =>
          task.steps.map((step) => (
            <RequestedChanges
              key={`${task.id} ${step.key}`}
              step={step}
              versions={job.submissions.filter((version) => version.task_id === task.id)}
              language={job.language}
            />
          )),
        )}
      {position === 'top' && dates}
      <ChangeNotice job={job} />
      <ProductPart job={job} />
      <PaymentNotes job={job} />
      <TwoColumnLayout
        asideStart={
          <Stack gap="lg">
            <PayAndAction job={job} />
            {position === 'lead' && dates}
          </Stack>
        }
        aside={<Sidebar job={job} dates={position === 'aside' && dates} />}
      >
        <Stack gap="lg">
          <InvitationNotice job={job} />
          <JobTabs job={job} />
          <EndedWork job={job} />
        </Stack>
      </TwoColumnLayout>
    </Stack>
  );
}

/** Returns the current item of the menu: jobs that the user applied for or is invited to are under My jobs. */
function getSection({ my }: JobSummary): 'jobHistory' | 'jobs' {
  return my.application || my.invitation === 'sent' ? 'jobHistory' : 'jobs';
}

/** Renders the page of one job: brief, tasks and terms, requirements, brand, the user’s next action, dates and history. */
export default function JobPage() {
  const { id = '' } = useParams();
  const query = useJob(id);
  const cached = useCachedJob(id);
  const { params } = useQueryParams();
  useApplicationNews(query.data);
  const summary = query.data ?? cached;
  if (isApiError(query.error, 404)) return <JobNotFound />;
  return (
    <RoutePage
      title={
        summary ? <BrandText language={summary.language}>{summary.title}</BrandText> : undefined
      }
      section={summary ? getSection(summary) : null}
      names={{ job: summary?.title }}
      namesLang={summary && toLang(summary.language)}
      description={
        summary && (
          <Inline as="span">
            <BrandName brand={summary.brand} />
            <span>
              <PublishedWork job={summary} />
            </span>
          </Inline>
        )
      }
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="job.problem" defaultMessage="The job could not be loaded." />
        }
        skeleton={<JobSkeleton summary={summary} />}
      >
        {(job) =>
          isDiscussionOpen(job, params) ? <DiscussionView job={job} /> : <JobOverview job={job} />
        }
      </Loaded>
    </RoutePage>
  );
}
