import {
  ButtonLink,
  Card,
  EmptyState,
  Illustration,
  Inline,
  Loaded,
  Skeleton,
  Stack,
  Sticky,
  TwoColumnLayout,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { SubmissionView } from '../../../contract/schemas/submission.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useJob } from '../../api/jobs.ts';
import { useSubmission } from '../../api/submission.ts';
import { ViewInPlace } from './ViewInPlace.tsx';
import { GoodNews } from '../../features/jobs/GoodNews.tsx';
import { Versions } from '../../features/jobs/Versions.tsx';
import { PaymentNotes } from '../../features/cases/PaymentNotes.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { pageWords } from './pageWords.ts';
import { TaskWork } from './TaskWork.tsx';
import { UnsentWork } from './UnsentWork.tsx';
import { useBrief } from './useBrief.tsx';
import { isWritable } from '../../features/jobs/steps.ts';
import { useDiscussionPanel } from './useDiscussionPanel.tsx';
import { useIsWide } from './useSidePanel.tsx';
import { findCurrentStep } from './work.ts';
import { useReviewNews } from './useReviewNews.ts';
import { BrandText, toLang } from '../../features/jobs/BrandText.tsx';

// Returns whether accepted work has ended early. The page then still shows the submitted versions with their comments.
function hasEnded({ application }: JobDetail): boolean {
  return application?.state === 'removed' || application?.state === 'dropped';
}

function NotAccepted({ jobId, job }: { jobId: string; job: JobDetail | undefined }) {
  const application = job?.application;
  return (
    <EmptyState
      illustration={<Illustration name="locked" />}
      title={
        job && hasEnded(job) ? (
          <FormattedMessage
            id="submission.ended"
            defaultMessage="Your work on this job has ended"
          />
        ) : (
          <FormattedMessage
            id="submission.notAccepted"
            defaultMessage="You can submit work once the brand accepts you"
          />
        )
      }
      actions={
        <ButtonLink href={paths.job(jobId)}>
          <FormattedMessage id="submission.back" defaultMessage="Back to the job" />
        </ButtonLink>
      }
    >
      {job && application?.state === 'removed' && application.reason && (
        <BrandText language={job.language}>{application.reason.text}</BrandText>
      )}
    </EmptyState>
  );
}

type TasksProps = { jobId: string; job: JobDetail | undefined; view: SubmissionView };

function Tasks({ jobId, job, view }: TasksProps) {
  const openTasks = view.tasks.filter((task) => {
    const step = findCurrentStep(task);
    return step !== undefined && isWritable(step);
  });
  return (
    <Stack gap="lg">
      {view.tasks.map((task) => (
        <TaskWork
          key={task.id}
          jobId={jobId}
          job={job}
          task={task}
          rules={view.rules}
          versions={view.history.filter((version) => version.task_id === task.id)}
          isOnly={openTasks.length === 1}
          isReadOnly={view.application.state !== 'accepted'}
        />
      ))}
    </Stack>
  );
}

/**
 * Renders the news and the tasks. When the work is approved while the page is open, the user looks at its tasks: above them, on a phone, the
 * news would not be seen, so that it is below the tasks, which are short by then.
 */
function Work(props: TasksProps) {
  const { job } = props;
  const isDone = job?.application?.state === 'completed';
  const [wasDone] = useState(isDone);
  const news = job && <GoodNews job={job} isBesideWork />;
  const isNewlyDone = isDone && !wasDone;
  return (
    <>
      {!isNewlyDone && news}
      <Tasks {...props} />
      {isNewlyDone && news}
    </>
  );
}

/** Renders the page for the work of a job: its tasks, the brief and all submitted versions. */
export default function SubmissionPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const { data: job, isLoading: isJobLoading } = useJob(id);
  const query = useSubmission(id);
  const discussion = useDiscussionPanel(job);
  const brief = useBrief(job);
  const isWide = useIsWide();
  useReviewNews(query.data);
  if (isApiError(query.error, 403, 404)) {
    return (
      <RoutePage names={{ job: job?.title }} namesLang={job && toLang(job.language)}>
        <Stack gap="lg">
          <NotAccepted jobId={id} job={job} />
          {job?.tasks.map((task) => {
            const step = findCurrentStep(task);
            return step && <UnsentWork key={task.id} task={task} step={step} />;
          })}
          {job && hasEnded(job) && (
            <>
              <PaymentNotes job={job} />
              <Versions history={job.submissions} tasks={job.tasks} language={job.language} />
            </>
          )}
        </Stack>
      </RoutePage>
    );
  }
  // The skeleton leaves out the job's title, which may take two lines and would move the content below.
  const skeleton = job && (
    <Card>
      <Skeleton lines={8} />
    </Card>
  );
  // On phones the buttons are part of the content. As actions of the page they would be below the heading, and push the work down.
  const buttons = (
    <Inline gap="sm">
      {brief.button}
      {discussion.button}
    </Inline>
  );
  return (
    <RoutePage
      names={{ job: job?.title }}
      namesLang={job && toLang(job.language)}
      actions={isWide ? buttons : undefined}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="submission.problem"
            defaultMessage="Your work could not be loaded."
          />
        }
        skeleton={skeleton}
      >
        {/* Waits for the job too, because its buttons would push the work down when they appear. */}
        {(view) =>
          !isJobLoading && (
            <Stack gap="md">
              {!isWide && buttons}
              <TwoColumnLayout
                aside={
                  // Only the brief is short enough to stick without its own scroll box.
                  discussion.panel ? (
                    <Stack gap="lg">
                      {discussion.panel}
                      {brief.panel}
                    </Stack>
                  ) : (
                    <Sticky aria-label={formatMessage(pageWords.briefTitle)}>{brief.panel}</Sticky>
                  )
                }
              >
                <Stack gap="lg">
                  <ViewInPlace>
                    <Work jobId={id} job={job} view={view} />
                  </ViewInPlace>
                  <Versions history={view.history} tasks={view.tasks} language={job?.language} />
                </Stack>
              </TwoColumnLayout>
            </Stack>
          )
        }
      </Loaded>
    </RoutePage>
  );
}
