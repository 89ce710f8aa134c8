import { FormattedMessage, useIntl } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useReplyToInvitation } from '../../api/jobs.ts';
import { pageWords } from './pageWords.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type DeclineInvitationDialogProps = {
  job: JobDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Declines an invitation, with a reason if the user gives one. */
export function DeclineInvitationDialog({ job, ...open }: DeclineInvitationDialogProps) {
  const { formatMessage } = useIntl();
  const reply = useReplyToInvitation(job.id);
  // An invitation can also be for a job that is full or closed, or whose requirements the user does not meet.
  const canApply = job.state === 'open' && job.my.eligible !== false;
  return (
    <ReasonDialog
      title={formatMessage({
        id: 'invitation.declineTitle',
        defaultMessage: 'Decline this invitation?',
      })}
      text={
        canApply ? (
          <FormattedMessage
            id="invitation.declineText"
            defaultMessage="The brand is told. You cannot accept the invitation later, but you can still apply for the job."
          />
        ) : (
          <FormattedMessage
            id="invitation.declineTextClosed"
            defaultMessage="The brand is told. You cannot accept the invitation later."
          />
        )
      }
      reasonLabel={formatMessage(pageWords.invitationDeclineReason)}
      draftName={`decline:${job.id}`}
      submitLabel={<FormattedMessage {...pageWords.invitationDecline} />}
      onSubmit={(reason) => reply({ action: 'decline', ...(reason && { reason }) })}
      {...open}
    />
  );
}
