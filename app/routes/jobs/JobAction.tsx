import { Banner, Button, ButtonLink, DateTime, Stack, Text } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { ApplicationBadge, JobBadge, PaymentBadge } from '../../features/jobs/StateBadge.tsx';
import { paths } from '../../paths.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { DropDialog } from './DropDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

function PendingApplication({ job }: { job: JobDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { application } = job;
  if (!application) return null;
  return (
    <Stack gap="sm" align="start">
      <ApplicationBadge state={application.state} />
      <Text>
        <FormattedMessage
          id="job.action.waiting"
          defaultMessage="You will hear back by {date}. Without a reply, the application expires."
          values={{ date: <DateTime value={application.decide_by} /> }}
        />
      </Text>
      <Button variant="outline" onPress={() => setOpen(true)}>
        <FormattedMessage id="job.action.withdraw" defaultMessage="Withdraw application" />
      </Button>
      <WithdrawDialog jobId={job.id} isOpen={isOpen} onOpenChange={setOpen} />
    </Stack>
  );
}

function AcceptedApplication({ job }: { job: JobDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm">
      <ButtonLink href={paths.submission(job.id)} isFullWidth>
        <FormattedMessage id="job.action.submission" defaultMessage="Open submission" />
      </ButtonLink>
      <Button variant="ghost" tone="danger" size="sm" onPress={() => setOpen(true)}>
        <FormattedMessage id="job.action.drop" defaultMessage="Drop out of this job" />
      </Button>
      <DropDialog jobId={job.id} isOpen={isOpen} onOpenChange={setOpen} />
    </Stack>
  );
}

function EndedApplication({ job: { application, payment } }: { job: JobDetail }) {
  if (!application) return null;
  return (
    <Stack gap="sm" align="start">
      <ApplicationBadge state={application.state} />
      {application.reason && <bdi>{application.reason.text}</bdi>}
      {payment && <PaymentBadge state={payment.state} />}
      <ButtonLink href={payment ? paths.wallet : paths.jobs} variant="outline">
        {payment ? (
          <FormattedMessage id="job.action.wallet" defaultMessage="View payment" />
        ) : (
          <FormattedMessage id="job.action.others" defaultMessage="Find another job" />
        )}
      </ButtonLink>
    </Stack>
  );
}

function NoApplication({ job }: { job: JobDetail }) {
  const [isOpen, setOpen] = useState(false);
  if (job.state !== 'open') {
    return (
      <Stack gap="sm" align="start">
        <JobBadge state={job.state} />
        <Text>
          <FormattedMessage id="job.action.notOpen" defaultMessage="Applications are closed." />
        </Text>
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
  return (
    <>
      <Button isFullWidth onPress={() => setOpen(true)}>
        <FormattedMessage id="job.action.apply" defaultMessage="Apply for this job" />
      </Button>
      <ApplyDialog job={job} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Renders the next action for the state of the user’s application. */
export function JobAction({ job }: { job: JobDetail }) {
  const state = job.application?.state;
  if (!state) return <NoApplication job={job} />;
  if (state === 'applied' || state === 'viewed') return <PendingApplication job={job} />;
  if (state === 'accepted') return <AcceptedApplication job={job} />;
  return <EndedApplication job={job} />;
}
