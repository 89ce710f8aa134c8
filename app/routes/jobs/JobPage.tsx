import {
  ButtonLink,
  Card,
  Cover,
  EmptyState,
  Illustration,
  Skeleton,
  Stack,
  Money,
  Text,
  TwoColumnLayout,
} from '@byline/design-system';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { workingStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useCachedJob, useJob } from '../../api/jobs.ts';
import { AddToCalendar } from '../../features/calendar/AddToCalendar.tsx';
import { getJobEvents } from '../../features/calendar/calendarEvents.ts';
import { BrandName } from '../../features/jobs/JobCard.tsx';
import { PaymentNotes } from '../../features/cases/PaymentNotes.tsx';
import { JobDateline } from '../../features/jobs/JobDateline.tsx';
import { PayDay } from '../../features/jobs/PayDay.tsx';
import { AgreedPay } from '../../features/jobs/JobPay.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { BrandFacts } from './BrandFacts.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { InvitationNotice, isInvited } from './InvitationNotice.tsx';
import { JobAction } from './JobAction.tsx';
import { getJobSection } from './getJobSection.ts';
import { JobTabs } from './JobTabs.tsx';
import { JobTimeline } from './JobTimeline.tsx';
import { ProductPart } from './ProductPart.tsx';
import { Requirements } from './Requirements.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useApplicationNews } from './useApplicationNews.ts';
import { useServerNow } from './useServerNow.ts';
import { BrandText, toLang } from '../../features/jobs/BrandText.tsx';

const Versions = lazy(async () => ({
  default: (await import('../../features/jobs/Versions.tsx')).Versions,
}));

function Dates({ job }: { job: JobSummary }) {
  return (
    <Stack gap="md">
      <PayDay dates={job.dates} />
      <JobDateline job={job} dates={job.dates} />
    </Stack>
  );
}

function JobSkeleton({ summary }: { summary: JobSummary | undefined }) {
  return (
    <Stack gap="md">
      <Card>{summary ? <Dates job={summary} /> : <Skeleton lines={4} />}</Card>
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

// The user cannot work on this job any more.
function needsOtherJobs({ application, state }: JobDetail): boolean {
  if (application) return ['declined', 'expired', 'removed'].includes(application.state);
  return state !== 'open';
}

// Of interest until the user is accepted.
function Places({ job: { places, my } }: { job: JobDetail }) {
  if (my.application && workingStates.includes(my.application)) return null;
  return (
    <Text tone="muted" size="sm">
      <FormattedMessage
        id="job.places"
        defaultMessage="{left} of {total} places left, {count, plural, =0 {no applicants yet} one {# applicant} other {# applicants}}"
        values={{
          left: Math.max(places.total - places.taken, 0),
          total: places.total,
          count: places.applicants,
        }}
      />
    </Text>
  );
}

// A bonus, a deduction or a decision has changed what was agreed.
function getPaid({ net, fee }: Payment): Payment['net'] {
  return { ...net, amount: net.amount + fee.amount };
}

// What the job pays, the next step, and its dates as a file. An open invitation has its own notice with the steps.
function PayAndAction({ job }: { job: JobDetail }) {
  const intl = useIntl();
  const now = useServerNow();
  const calendar = <AddToCalendar fileName={job.id} events={getJobEvents(job, intl)} isFullWidth />;
  const pay = (
    <Text size="2xl" weight="bold">
      {job.payment && job.payment.adjustments.length > 0 ? (
        <Money value={getPaid(job.payment)} />
      ) : (
        <AgreedPay job={job} />
      )}
    </Text>
  );
  const media = <Cover seed={job.id} paletteSeed={job.brand.name} size="sm" />;
  if (!job.application && isInvited(job, now)) {
    return (
      <Card media={media}>
        <Stack gap="sm">
          {pay}
          <Places job={job} />
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
        <Places job={job} />
        <JobAction job={job}>{calendar}</JobAction>
      </Stack>
    </Card>
  );
}

function Sidebar({ job }: { job: JobDetail }) {
  return (
    <Stack gap="md">
      {needsOtherJobs(job) && <SimilarJobs job={job} />}
      <Card title={<FormattedMessage id="job.requirements" defaultMessage="Requirements" />}>
        <Requirements requirements={job.requirements} />
      </Card>
      <Card title={<FormattedMessage id="job.brand" defaultMessage="About the brand" />}>
        <BrandFacts brand={job.brand} />
      </Card>
      {job.application && (
        <Card title={<FormattedMessage id="job.history.title" defaultMessage="History" />}>
          <JobTimeline job={job} />
        </Card>
      )}
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

/** Renders the page of one job: brief, tasks and terms, requirements, brand, the user’s next action, dates and history. */
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
      section={summary ? getJobSection(summary) : null}
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
            <Card>
              <Dates job={job} />
            </Card>
            <InvitationNotice job={job} />
            <ChangeNotice job={job} />
            <ProductPart job={job} />
            <PaymentNotes job={job} />
            <TwoColumnLayout lead={<PayAndAction job={job} />} aside={<Sidebar job={job} />}>
              <Stack gap="md">
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
