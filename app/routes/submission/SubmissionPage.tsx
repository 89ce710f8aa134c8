import {
  ButtonLink,
  Card,
  CopyButton,
  EmptyState,
  List,
  Skeleton,
  Stack,
  TwoColumnLayout,
} from '@byline/design-system';
import { Lock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import type { SubmissionView } from '../../../server/contract/submission.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useJob } from '../../api/jobs.ts';
import { useSubmission } from '../../api/submission.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { TaskWork } from './TaskWork.tsx';
import { Versions } from './Versions.tsx';

function NotAccepted({ jobId }: { jobId: string }) {
  return (
    <EmptyState
      icon={Lock}
      title={
        <FormattedMessage
          id="submission.notAccepted"
          defaultMessage="You can submit work once the brand accepts you"
        />
      }
      action={
        <ButtonLink href={paths.job(jobId)}>
          <FormattedMessage id="submission.back" defaultMessage="Back to the job" />
        </ButtonLink>
      }
    />
  );
}

function Tasks({ jobId, view }: { jobId: string; view: SubmissionView }) {
  return (
    <Stack gap="lg">
      {view.tasks.map((task) => (
        <TaskWork
          key={task.id}
          jobId={jobId}
          task={task}
          rules={view.rules}
          isReadOnly={view.application.state !== 'accepted'}
        />
      ))}
    </Stack>
  );
}

// What the user needs while writing; the required tags can be copied into the caption.
function BriefCard({ job }: { job: JobDetail }) {
  const { dos, disclosure, hashtags, mentions } = job.brief;
  const tags = [...disclosure, ...hashtags, ...mentions];
  return (
    <Card title={<FormattedMessage id="brief.title" defaultMessage="Brief" />} isCollapsible>
      <Stack gap="md">
        {dos.length > 0 && <List items={dos} marker="check" />}
        {tags.length > 0 && <CopyButton text={tags.join(' ')} />}
        <ButtonLink href={paths.job(job.id)} variant="outline" size="sm">
          <FormattedMessage id="brief.open" defaultMessage="View full brief" />
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** Renders the page for the work of a job: its tasks, the brief and all submitted versions. */
export default function SubmissionPage() {
  const { id = '' } = useParams();
  const { data: job } = useJob(id);
  const query = useSubmission(id);
  if (isApiError(query.error, 403, 404)) {
    return (
      <RoutePage>
        <NotAccepted jobId={id} />
      </RoutePage>
    );
  }
  return (
    <RoutePage intro={job && <bdi>{job.title}</bdi>}>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="submission.problem"
            defaultMessage="Your work could not be loaded."
          />
        }
        skeleton={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
      >
        {(view) => (
          <TwoColumnLayout
            aside={
              <Stack gap="md">
                {job && <BriefCard job={job} />}
                <Versions history={view.history} />
              </Stack>
            }
          >
            <Tasks jobId={id} view={view} />
          </TwoColumnLayout>
        )}
      </Loaded>
    </RoutePage>
  );
}
