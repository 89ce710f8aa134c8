import { FormattedMessage, useIntl } from 'react-intl';
import { useReplyToInvitation } from '../../api/jobs.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type DeclineInvitationDialogProps = {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Declines an invitation, with a reason if the user gives one. */
export function DeclineInvitationDialog({ jobId, ...open }: DeclineInvitationDialogProps) {
  const { formatMessage } = useIntl();
  const reply = useReplyToInvitation(jobId);
  return (
    <ReasonDialog
      title={formatMessage({
        id: 'invitation.declineTitle',
        defaultMessage: 'Decline this invitation?',
      })}
      text={
        <FormattedMessage
          id="invitation.declineText"
          defaultMessage="The brand is told. You cannot accept the invitation later, but you can still apply for the job."
        />
      }
      reasonLabel={formatMessage({
        id: 'invitation.declineReason',
        defaultMessage: 'Reason (optional)',
      })}
      cancelLabel={<FormattedMessage id="apply.cancel" defaultMessage="Cancel" />}
      submitLabel={<FormattedMessage id="invitation.decline" defaultMessage="Decline" />}
      onSubmit={(reason) => reply({ action: 'decline', ...(reason && { reason }) })}
      {...open}
    />
  );
}
