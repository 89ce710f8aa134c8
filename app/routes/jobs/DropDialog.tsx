import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateApplication } from '../../api/jobs.ts';
import { discussionWords } from '../../features/discussion/discussionWords.ts';
import { pageWords } from './pageWords.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

type DropDialogProps = {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Drops out of an accepted job: explains the consequences and asks for a reason. */
export function DropDialog({ jobId, ...open }: DropDialogProps) {
  const { formatMessage } = useIntl();
  const updateApplication = useUpdateApplication(jobId);
  return (
    <ReasonDialog
      title={formatMessage({ id: 'drop.title', defaultMessage: 'Drop out of this job?' })}
      text={
        <FormattedMessage
          id="drop.text"
          defaultMessage="Your place goes to someone else, you are not paid, and this counts towards your on-time record."
        />
      }
      reasonLabel={formatMessage(discussionWords.dropReason)}
      draftName={`drop:${jobId}`}
      isReasonRequired
      tone="danger"
      cancelLabel={<FormattedMessage {...pageWords.dropCancel} />}
      submitLabel={<FormattedMessage id="drop.confirm" defaultMessage="Drop out" />}
      onSubmit={(reason) => updateApplication({ action: 'drop', reason })}
      {...open}
    />
  );
}
