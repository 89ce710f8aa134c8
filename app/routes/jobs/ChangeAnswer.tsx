import {
  Button,
  ButtonLink,
  ConfirmDialog,
  DateTime,
  Inline,
  notify,
  Stack,
  Text,
  useAction,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useUpdateApplication } from '../../api/jobs.ts';
import { notifyError } from '../../features/requests/notifyError.ts';
import { HeldNote } from '../../features/requests/HeldNote.tsx';
import { useHeldReason } from '../../features/requests/useOfflineHold.tsx';
import { paths } from '../../paths.ts';
import { pageWords } from './pageWords.ts';

type LeaveDialogProps = {
  job: JobDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function LeaveDialog({ job: { id, version, pay }, ...open }: LeaveDialogProps) {
  const updateApplication = useUpdateApplication(id);
  return (
    <ConfirmDialog
      title={<FormattedMessage id="change.leave.title" defaultMessage="Leave this job?" />}
      tone="danger"
      confirmLabel={<FormattedMessage id="change.leave.confirm" defaultMessage="Leave the job" />}
      cancelLabel={<FormattedMessage {...pageWords.dropCancel} />}
      onConfirm={() => updateApplication({ action: 'leave', version })}
      {...open}
    >
      {pay.type === 'product' ? (
        <FormattedMessage
          id="change.leave.unpaid"
          defaultMessage="Your work on this job ends. This does not count towards your on-time record."
        />
      ) : (
        <FormattedMessage
          id="change.leave.text"
          defaultMessage="Your work on this job ends. Tasks that are already approved are paid. This does not count towards your on-time record."
        />
      )}
    </ConfirmDialog>
  );
}

/** Asks a creator who was accepted to answer a changed brief: accept, discuss, or leave the job. */
export function ChangeAnswer({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  const [isLeaving, setLeaving] = useState(false);
  const updateApplication = useUpdateApplication(job.id);
  const {
    run: accept,
    buttonProps: { isPending, ...held },
    reasonProps,
  } = useAction(
    async () => {
      await updateApplication({ action: 'accept_change', version: job.version });
      notify({
        tone: 'success',
        text: formatMessage({ id: 'change.accepted', defaultMessage: 'Change accepted.' }),
      });
    },
    { onError: notifyError, unavailableReason: useHeldReason() },
  );
  return (
    <Stack gap="sm">
      {job.agreement && (
        <Text size="sm">
          <FormattedMessage
            id="change.agreed"
            defaultMessage="You agreed to version {version} on {date}. It counts until you accept the change."
            values={{
              version: job.agreement.version,
              date: <DateTime value={job.agreement.agreed_at} isInWords />,
            }}
          />
        </Text>
      )}
      <Inline gap="sm">
        <Button onPress={accept} isPending={isPending} {...held}>
          <FormattedMessage id="change.accept" defaultMessage="Accept the change" />
        </Button>
        <ButtonLink variant="soft" href={paths.discussion(job.id)}>
          <FormattedMessage id="change.discuss" defaultMessage="Discuss it" />
        </ButtonLink>
        <Button variant="ghost" onPress={() => setLeaving(true)} {...held}>
          <FormattedMessage id="change.leave" defaultMessage="Leave the job" />
        </Button>
      </Inline>
      <HeldNote {...reasonProps} />
      <LeaveDialog job={job} isOpen={isLeaving} onOpenChange={setLeaving} />
    </Stack>
  );
}
