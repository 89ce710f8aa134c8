import {
  ButtonLink,
  Card,
  Cover,
  EmptyState,
  Illustration,
  Skeleton,
  Stack,
  Text,
  TwoColumnLayout,
} from '@byline/design-system';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useCachedJob, useJob } from '../../api/jobs.ts';
import { AddToCalendar } from '../../features/calendar/AddToCalendar.tsx';
import { getJobEvents } from '../../features/calendar/calendarEvents.ts';
import { BrandName } from '../../features/jobs/JobCard.tsx';
import { PaymentNotes } from '../../features/cases/PaymentNotes.tsx';
import { AgreedPay } from '../../features/jobs/JobPay.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { BrandFacts } from './BrandFacts.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { InvitationNotice, isInvited } from './InvitationNotice.tsx';
import { JobAction } from './JobAction.tsx';
import { JobTabs } from './JobTabs.tsx';
import { JobTimeline } from './JobTimeline.tsx';
import { KeyDates } from './KeyDates.tsx';
import { Requirements } from './Requirements.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useApplicationNews } from './useApplicationNews.ts';
import { useServerNow } from './useServerNow.ts';
import { BrandText, toLang } from '../../features/jobs/BrandText.tsx';

const Versions = lazy(async () => ({
  default: (await import('../../features/jobs/Versions.tsx')).Versions,
}));

function JobSkeleton({ summary }: { summary: JobSummary | undefined }) {
  return (
    <TwoColumnLayout
      aside={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      <Stack gap="md">
        {summary && <KeyDates job={summary} />}
        <Card>
          <Skeleton lines={10} />
        </Card>
      </Stack>
    </TwoColumnLayout>
  );
}

// The user cannot work on this job any more.
function needsOtherJobs({ application, state }: JobDetail): boolean {
  if (application) return ['declined', 'expired', 'removed'].includes(application.state);
  return state !== 'open';
}

// What the job pays, the next step, and its dates as a file. An open invitation has its own notice with the steps.
function PayAndAction({ job }: { job: JobDetail }) {
  const intl = useIntl();
  const now = useServerNow();
  const calendar = <AddToCalendar fileName={job.id} events={getJobEvents(job, intl)} isFullWidth />;
  const pay = (
    <Text size="2xl" weight="bold">
      <AgreedPay job={job} />
    </Text>
  );
  const media = <Cover seed={job.id} paletteSeed={job.brand.name} size="sm" />;
  if (!job.application && isInvited(job, now)) {
    return (
      <Card media={media}>
        <Stack gap="sm">
          {pay}
          {calendar}
        </Stack>
      </Card>
    );
  }
  return (
    <Card
      media={media}
      title={<FormattedMessage id="job.action.title" defaultMessage="Pay and next step" />}
    >
      <Stack gap="sm">
        {pay}
        <JobAction job={job}>{calendar}</JobAction>
      </Stack>
    </Card>
  );
}

function Sidebar({ job }: { job: JobDetail }) {
  return (
    <Stack gap="md">
      {needsOtherJobs(job) && <SimilarJobs job={job} />}
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

// What was submitted stays visible after the work has ended, with all comments.
function EndedWork({ job: { application, submissions, language } }: { job: JobDetail }) {
  if (!application || application.state === 'accepted' || submissions.length === 0) return null;
  return (
    <Suspense>
      <Versions history={submissions} language={language} />
    </Suspense>
  );
}

// For jobs that do not exist or that the user may not see.
function JobNotFound() {
  return (
    <RoutePage>
      <EmptyState
        illustration={<Illustration name="notFound" />}
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
  useApplicationNews(query.data);
  const summary = query.data ?? cached;
  if (isApiError(query.error, 404)) return <JobNotFound />;
  return (
    <RoutePage
      title={
        summary ? <BrandText language={summary.language}>{summary.title}</BrandText> : undefined
      }
      names={{ job: summary?.title }}
      namesLang={summary && toLang(summary.language)}
      intro={summary && <BrandName brand={summary.brand} />}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="job.problem" defaultMessage="The job could not be loaded." />
        }
        skeleton={<JobSkeleton summary={summary} />}
      >
        {(job) => (
          <Stack gap="md">
            <InvitationNotice job={job} />
            <ChangeNotice job={job} />
            <PaymentNotes job={job} />
            <TwoColumnLayout lead={<PayAndAction job={job} />} aside={<Sidebar job={job} />}>
              <Stack gap="md">
                <KeyDates job={job} />
                <JobTabs job={job} />
                <EndedWork job={job} />
              </Stack>
            </TwoColumnLayout>
          </Stack>
        )}
      </Loaded>
    </RoutePage>
  );
}
