import { ConfirmDialog, notify } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateApplication } from '../../api/jobs.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';

type WithdrawDialogProps = {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Asks before an application is taken back: there is no second one for the same job. */
export function WithdrawDialog({ jobId, ...dialog }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const change = useUpdateApplication(jobId);
  const answer = useDescribeError();
  const withdraw = async () => {
    try {
      await change({ action: 'withdraw' });
    } catch (failure) {
      notify({ tone: 'danger', text: answer(failure).error });
      throw failure;
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      tone="warning"
      title={formatMessage({ id: 'withdraw.title', defaultMessage: 'Withdraw your application?' })}
      confirmLabel={<FormattedMessage id="withdraw.confirm" defaultMessage="Withdraw" />}
      onConfirm={withdraw}
    >
      <FormattedMessage
        id="withdraw.text"
        defaultMessage="The brand will not see it any more, and you cannot apply for this job again."
      />
    </ConfirmDialog>
  );
}
