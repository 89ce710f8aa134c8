import { ConfirmDialog } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateApplication } from '../../api/jobs.ts';
import { useHeldReason } from '../../features/requests/useOfflineHold.tsx';

type CancelApplicationDialogProps = {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Confirms the cancellation of an application, since the user cannot apply for the job again. */
export function CancelApplicationDialog({ jobId, ...dialog }: CancelApplicationDialogProps) {
  const { formatMessage } = useIntl();
  const updateApplication = useUpdateApplication(jobId);
  return (
    <ConfirmDialog
      {...dialog}
      tone="warning"
      title={formatMessage({ id: 'withdraw.title', defaultMessage: 'Cancel your application?' })}
      confirmLabel={<FormattedMessage id="withdraw.confirm" defaultMessage="Cancel application" />}
      cancelLabel={<FormattedMessage id="withdraw.keep" defaultMessage="Keep application" />}
      onConfirm={() => updateApplication({ action: 'withdraw' })}
      unavailableReason={useHeldReason()}
    >
      <FormattedMessage
        id="withdraw.text"
        defaultMessage="The brand will no longer see it, and you cannot apply for this job again."
      />
    </ConfirmDialog>
  );
}
