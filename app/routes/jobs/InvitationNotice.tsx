import { Banner, Card, DateTime, Icon, Prose, RelativeTime, useNow } from '@byline/design-system';
import { MailOpen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Invitation } from '../../../contract/schemas/application.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { isInvited } from './InvitationReply.tsx';
import { toLang } from '../../features/jobs/BrandText.tsx';

type NoticeProps = { job: JobDetail; invitation: Invitation };

function OpenInvitation({ job, invitation }: NoticeProps) {
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
      description={
        <FormattedMessage
          {...jobWords.jobCardInvited}
          values={{ when: <RelativeTime value={invitation.expires_at} /> }}
        />
      }
    >
      {invitation.message && <Prose text={invitation.message} lang={toLang(job.language)} />}
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
      values={{ date: <DateTime value={expiry} isInWords /> }}
    />
  );
}

/**
 * Renders the message of an open invitation, or how it ended; nothing if it was accepted, or ended while there is an application.
 * `InvitationReply` renders the actions.
 */
export function InvitationNotice({ job }: { job: JobDetail }) {
  const now = useNow();
  const { invitation, application } = job;
  if (!invitation || invitation.state === 'accepted') return null;
  if (isInvited(job, now)) {
    return <OpenInvitation job={job} invitation={invitation} />;
  }
  if (application) return null;
  return (
    <Banner isLive>
      <EndedInvitation {...invitation} />
      {job.state === 'open' && job.my.eligible !== false && (
        <>
          {' '}
          <FormattedMessage
            id="invitation.canApply"
            defaultMessage="You can still apply for this job."
          />
        </>
      )}
    </Banner>
  );
}
