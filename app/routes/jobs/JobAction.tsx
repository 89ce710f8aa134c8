import {
  ActionBar,
  Banner,
  Button,
  ButtonLink,
  DateTime,
  Inline,
  Stack,
  Text,
  DueBadge,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { undecidedStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Step } from '../../../contract/schemas/submission.ts';
import { discussionWords } from '../../features/discussion/discussionWords.ts';
import { BarDate } from '../../features/jobs/BarDate.tsx';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { rowLabels } from '../../features/jobs/rowLabels.ts';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { findNextStep } from '../../features/jobs/steps.ts';
import { ApplicationBadge, JobBadge, StepBadge } from '../../features/jobs/StateBadge.tsx';
import { PaymentBadge } from '../../features/payments/PaymentBadge.tsx';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { paths } from '../../paths.ts';
import { JobAlert } from './JobAlert.tsx';
import type { JobDialog } from './JobDialogs.tsx';
import { getNewChanges } from './ChangeNotice.tsx';
import { asksForProduct } from './productQuestions.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

type JobActionProps = {
  job: JobDetail;
  /** Whether it is beside the discussion, whose primary action is to send a message. */
  isBesideDiscussion: boolean;
  /** Opens a dialog of `JobDialogs`. */
  onOpen: (dialog: JobDialog) => void;
};

type ActionProps = Pick<JobActionProps, 'job' | 'onOpen'>;

function PendingApplication({ job, onOpen }: ActionProps) {
  const hold = useOfflineHold();
  const { application } = job;
  if (!application) return null;
  return (
    <Stack gap="sm" align="start">
      <ApplicationBadge state={application.state} />
      <Text>
        <FormattedMessage
          id="job.action.waiting"
          defaultMessage="You will hear back by {date}. Without a reply, the application expires."
          values={{ date: <DateTime value={application.decide_by} isInWords /> }}
        />
      </Text>
      <Button variant="ghost" size="sm" onPress={() => onOpen('cancel')} {...hold.held}>
        <FormattedMessage id="job.action.withdraw" defaultMessage="Cancel application" />
      </Button>
      {hold.note}
    </Stack>
  );
}

function NextStep({ step: { key, status, due_at: due } }: { step: Step }) {
  return (
    <DueBadge value={due}>
      {(when) =>
        status === 'changes_requested' ? (
          <FormattedMessage
            id="job.action.changesDue"
            defaultMessage="Changes due {when}"
            values={{ when }}
          />
        ) : (
          <FormattedMessage
            id="job.action.due"
            defaultMessage="{step} due {when}"
            values={{ step: <FormattedMessage {...stepKeyLabels[key]} />, when }}
          />
        )
      }
    </DueBadge>
  );
}

function AcceptedApplication({ job, isBesideDiscussion }: Omit<JobActionProps, 'onOpen'>) {
  // A page has one solid button. A question to the user comes first, so then the button for the work is soft.
  const hasQuestion = getNewChanges(job).length > 0 || asksForProduct(job);
  const variant = isBesideDiscussion || hasQuestion ? 'soft' : 'solid';
  const next = findNextStep(job.tasks);
  return (
    <Stack gap="sm">
      {/* The dates of the job have the day, unless it is missed; beside the discussion there are none. */}
      {next && (isBesideDiscussion || next.status === 'missed') && (
        <Inline gap="2xs">
          {next.status === 'changes_requested' && <StepBadge status={next.status} />}
          <NextStep step={next} />
        </Inline>
      )}
      <ActionBar isFixed>
        {next?.status === 'missed' ? (
          <ButtonLink href={`${paths.discussion(job.id)}&ask=time`} variant={variant} isFullWidth>
            <FormattedMessage {...discussionWords.extensionOpen} />
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.submission(job.id)} variant={variant} isFullWidth>
            {next?.status === 'changes_requested' ? (
              <FormattedMessage
                id="job.action.changes"
                defaultMessage="Make the requested changes"
              />
            ) : (
              <FormattedMessage {...jobWords.actionSubmission} />
            )}
          </ButtonLink>
        )}
      </ActionBar>
    </Stack>
  );
}

function EndedApplication({ job }: { job: JobDetail }) {
  const { application, payment, language, brand, case: objection } = job;
  // The decision about the user's objection counts, not the end of the work.
  const isInFavour = objection?.outcome === 'paid' || objection?.outcome === 'part';
  if (!application) return null;
  return (
    <Stack gap="sm" align="start">
      {application.state !== 'completed' && !isInFavour && (
        <ApplicationBadge state={application.state} />
      )}
      {application.reason && <BrandText language={language}>{application.reason.text}</BrandText>}
      {application.state === 'expired' && (
        <Text>
          <FormattedMessage
            id="job.action.expired"
            defaultMessage="{brand} did not reply by {date}, so your application expired. This does not count against you."
            values={{
              brand: <bdi>{brand.name}</bdi>,
              date: <DateTime value={application.decide_by} isInWords />,
            }}
          />
        </Text>
      )}
      {payment?.problem && <PaymentBadge payment={payment} />}
      <ButtonLink href={payment ? paths.payment(payment.job_id) : paths.jobs} variant="soft">
        {payment ? (
          <FormattedMessage {...jobWords.actionWallet} />
        ) : (
          <FormattedMessage id="job.action.others" defaultMessage="Find another job" />
        )}
      </ButtonLink>
    </Stack>
  );
}

function NoApplication({ job, onOpen }: ActionProps) {
  const hold = useOfflineHold();
  if (job.state !== 'open') {
    return (
      <Stack gap="sm" align="start">
        <JobBadge state={job.state} />
        <Text>
          <FormattedMessage id="job.action.notOpen" defaultMessage="Applications are closed." />
        </Text>
        <JobAlert categories={job.categories} />
      </Stack>
    );
  }
  if (job.my.eligible === false) {
    return (
      <Banner tone="warning">
        <FormattedMessage
          id="job.action.unmet"
          defaultMessage="You cannot apply yet. {count, plural, one {# requirement is} other {# requirements are}} not met. See the list below."
          values={{ count: job.my.unmet.length }}
        />
      </Banner>
    );
  }
  const applyBy = job.dates.find(({ key }) => key === 'apply_by')?.at;
  return (
    <Stack gap="sm">
      <ActionBar isFixed>
        {applyBy && <BarDate label={rowLabels.applyBy} at={applyBy} />}
        <Button onPress={() => onOpen('apply')} {...hold.held}>
          <FormattedMessage id="job.action.apply" defaultMessage="Apply for this job" />
        </Button>
      </ActionBar>
      {hold.note}
    </Stack>
  );
}

/** Renders the next action for the state of the user’s application. */
export function JobAction({ job, isBesideDiscussion, onOpen }: JobActionProps) {
  const state = job.application?.state;
  if (state === 'accepted')
    return <AcceptedApplication job={job} isBesideDiscussion={isBesideDiscussion} />;
  if (!state) return <NoApplication job={job} onOpen={onOpen} />;
  if (undecidedStates.includes(state)) return <PendingApplication job={job} onOpen={onOpen} />;
  return <EndedApplication job={job} />;
}
