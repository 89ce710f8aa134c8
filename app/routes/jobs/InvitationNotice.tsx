import {
  Banner,
  Button,
  Card,
  DateTime,
  Icon,
  Inline,
  Money,
  Prose,
  RelativeTime,
  Stack,
  Text,
} from '@byline/design-system';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Invitation } from '../../../contract/schemas/application.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { AcceptInvitationDialog } from './AcceptInvitationDialog.tsx';
import { DeclineInvitationDialog } from './DeclineInvitationDialog.tsx';
import { useServerNow } from './useServerNow.ts';
import { toLang } from '../../features/jobs/BrandText.tsx';

type NoticeProps = { job: JobDetail; invitation: Invitation };

/** Returns whether the user can still reply to an invitation; the date counts even before the server has marked it. */
export function isInvited({ invitation }: JobDetail, now: number): boolean {
  return invitation?.state === 'sent' && Date.parse(invitation.expires_at) > now;
}

function Reply({ job }: { job: JobDetail }) {
  const [dialog, setDialog] = useState<'accept' | 'decline' | null>(null);
  const hold = useOfflineHold();
  const isFull = job.places.taken >= job.places.total;
  const close = (isOpen: boolean) => {
    if (!isOpen) setDialog(null);
  };
  return (
    <>
      {isFull && (
        <Banner tone="warning">
          <FormattedMessage
            id="invitation.full"
            defaultMessage="All places are taken at the moment. You can accept if one becomes free in time."
          />
        </Banner>
      )}
      <Inline gap="sm">
        {!isFull && (
          <Button onPress={() => setDialog('accept')} {...hold.held}>
            <FormattedMessage id="invitation.accept" defaultMessage="Accept invitation" />
          </Button>
        )}
        <Button variant="outline" onPress={() => setDialog('decline')} {...hold.held}>
          <FormattedMessage id="invitation.decline" defaultMessage="Decline" />
        </Button>
      </Inline>
      {hold.note}
      <AcceptInvitationDialog job={job} isOpen={dialog === 'accept'} onOpenChange={close} />
      <DeclineInvitationDialog jobId={job.id} isOpen={dialog === 'decline'} onOpenChange={close} />
    </>
  );
}

function OpenInvitation({ job, invitation, now }: NoticeProps & { now: number }) {
  return (
    <Card
      as="section"
      icon={<Icon as={MailOpen} size={20} />}
      title={
        <FormattedMessage
          id="invitation.title"
          defaultMessage="{brand} invites you to this job"
          values={{ brand: <bdi>{job.brand.name}</bdi> }}
        />
      }
      hint={
        <FormattedMessage
          id="jobCard.invited"
          defaultMessage="Reply {when}"
          values={{ when: <RelativeTime value={invitation.expires_at} now={now} /> }}
        />
      }
    >
      <Stack gap="md">
        {invitation.message && <Prose text={invitation.message} lang={toLang(job.language)} />}
        {invitation.offer && (
          <Text weight="semibold">
            <FormattedMessage
              id="invitation.offer"
              defaultMessage="Offered to you: {amount}"
              values={{ amount: <Money value={invitation.offer} /> }}
            />
          </Text>
        )}
        <Reply job={job} />
      </Stack>
    </Card>
  );
}

function EndedInvitation({ state, expires_at: expiry }: Invitation) {
  if (state === 'revoked') {
    return (
      <FormattedMessage
        id="invitation.revoked"
        defaultMessage="The brand cancelled this invitation."
      />
    );
  }
  if (state === 'declined') {
    return (
      <FormattedMessage id="invitation.declined" defaultMessage="You declined this invitation." />
    );
  }
  return (
    <FormattedMessage
      id="invitation.expired"
      defaultMessage="This invitation expired on {date}."
      values={{ date: <DateTime value={expiry} /> }}
    />
  );
}

/** Renders the user’s invitation to a job with the ways to reply, or how it ended; nothing once there is work. */
export function InvitationNotice({ job }: { job: JobDetail }) {
  const now = useServerNow();
  const { invitation, application } = job;
  if (!invitation || invitation.state === 'accepted') return null;
  if (isInvited(job, now)) {
    return <OpenInvitation job={job} invitation={invitation} now={now} />;
  }
  if (application) return null;
  return (
    <Banner isLive>
      <EndedInvitation {...invitation} />
    </Banner>
  );
}
